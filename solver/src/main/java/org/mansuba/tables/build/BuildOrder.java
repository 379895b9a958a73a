package org.mansuba.tables.build;

import java.util.function.BooleanSupplier;

/**
 * Options of a build.
 *
 * @param threads the number of threads, at least 1
 * @param listener receives the progress
 * @param stop the stop signal, polled often by all threads; true ends the build early
 */
public record BuildOrder(int threads, BuildListener listener, BooleanSupplier stop) {}
