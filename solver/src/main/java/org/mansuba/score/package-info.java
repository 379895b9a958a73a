/** Annotated trees of moves: a solution, a game or an analysis that can be read and edited. */
@NullMarked
package org.mansuba.score;

import org.jspecify.annotations.NullMarked;
