/** Tests of this part of the studio. */
@NullMarked
package org.mansuba.studio.soundness;

import org.jspecify.annotations.NullMarked;
