/** The vocabulary of the board: sides, kinds of men, men, and squares. */
@NullMarked
package org.mansuba.board;

import org.jspecify.annotations.NullMarked;
