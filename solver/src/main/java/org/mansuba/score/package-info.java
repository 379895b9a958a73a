/** Annotated trees of moves that can be read and edited: solutions, games and analyses. */
@NullMarked
package org.mansuba.score;

import org.jspecify.annotations.NullMarked;
