/** Text forms of positions and moves: FEN, lists of men, moves and board drawings. */
@NullMarked
package org.mansuba.notation;

import org.jspecify.annotations.NullMarked;
