/** Setting up a diagram, its findings, and its rules. */
@NullMarked
package org.mansuba.studio.editor;

import org.jspecify.annotations.NullMarked;
