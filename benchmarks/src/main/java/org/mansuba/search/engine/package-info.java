/** Benchmarks of the transposition table. */
@NullMarked
package org.mansuba.search.engine;

import org.jspecify.annotations.NullMarked;
