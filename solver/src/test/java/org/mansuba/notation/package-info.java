/** Tests of how positions and moves are written. */
@NullMarked
package org.mansuba.notation;

import org.jspecify.annotations.NullMarked;
