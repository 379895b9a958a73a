/** Tests of this part of the studio. */
@NullMarked
package org.mansuba.studio.board;

import org.jspecify.annotations.NullMarked;
