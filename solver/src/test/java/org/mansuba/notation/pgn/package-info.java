/** Tests of PGN. */
@NullMarked
package org.mansuba.notation.pgn;

import org.jspecify.annotations.NullMarked;
