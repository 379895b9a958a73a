/** Tests of this part of the studio. */
@NullMarked
package org.mansuba.studio.i18n;

import org.jspecify.annotations.NullMarked;
