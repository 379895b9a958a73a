/** Tests of this part of the studio. */
@NullMarked
package org.mansuba.studio.app;

import org.jspecify.annotations.NullMarked;
