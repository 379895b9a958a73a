/** Tests of this part of the studio. */
@NullMarked
package org.mansuba.studio.export;

import org.jspecify.annotations.NullMarked;
