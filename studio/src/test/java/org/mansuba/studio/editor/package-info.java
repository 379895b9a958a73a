/** Tests of this part of the studio. */
@NullMarked
package org.mansuba.studio.editor;

import org.jspecify.annotations.NullMarked;
