/** Reads and writes positions and moves: FEN, lists of men, move texts and text boards. */
@NullMarked
package org.mansuba.notation;

import org.jspecify.annotations.NullMarked;
