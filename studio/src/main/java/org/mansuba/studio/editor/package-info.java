/** Setting up a diagram. */
@NullMarked
package org.mansuba.studio.editor;

import org.jspecify.annotations.NullMarked;
