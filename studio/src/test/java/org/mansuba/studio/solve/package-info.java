/** Tests of this part of the studio. */
@NullMarked
package org.mansuba.studio.solve;

import org.jspecify.annotations.NullMarked;
