/** Tests of this part of the studio. */
@NullMarked
package org.mansuba.studio.solution;

import org.jspecify.annotations.NullMarked;
