/** Tests of text forms of positions and moves. */
@NullMarked
package org.mansuba.notation;

import org.jspecify.annotations.NullMarked;
