/** Annotated trees of moves: solutions, games and analyses, immutable and addressed by path. */
@NullMarked
package org.mansuba.score;

import org.jspecify.annotations.NullMarked;
