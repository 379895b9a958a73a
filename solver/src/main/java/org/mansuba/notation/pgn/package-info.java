/** Games and solutions as game records in PGN. */
@NullMarked
package org.mansuba.notation.pgn;

import org.jspecify.annotations.NullMarked;
