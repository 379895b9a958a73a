package org.mansuba.tables.build;

import java.util.function.BooleanSupplier;

/**
 * How tables are to be built.
 *
 * @param threads how many threads may work, at least 1
 * @param listener is told how it gets on
 * @param stop is asked often, by all threads; when it says so, building ends early
 */
public record BuildOrder(int threads, BuildListener listener, BooleanSupplier stop) {}
