/** Tests of game records. */
@NullMarked
package org.mansuba.notation.pgn;

import org.jspecify.annotations.NullMarked;
