/** Tests of this part of the studio. */
@NullMarked
package org.mansuba.studio.document;

import org.jspecify.annotations.NullMarked;
