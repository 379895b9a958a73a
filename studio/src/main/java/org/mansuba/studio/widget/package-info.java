/** Controls shared by all views. */
@NullMarked
package org.mansuba.studio.widget;

import org.jspecify.annotations.NullMarked;
