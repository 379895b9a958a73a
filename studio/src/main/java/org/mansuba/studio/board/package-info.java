/** The board on the screen. */
@NullMarked
package org.mansuba.studio.board;

import org.jspecify.annotations.NullMarked;
