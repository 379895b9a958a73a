/** Reads and writes games and solutions as PGN. */
@NullMarked
package org.mansuba.notation.pgn;

import org.jspecify.annotations.NullMarked;
