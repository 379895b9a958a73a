/** Tests of this part of the studio. */
@NullMarked
package org.mansuba.studio.library;

import org.jspecify.annotations.NullMarked;
