/** The window, its menus, and the start of the program. */
@NullMarked
package org.mansuba.studio.app;

import org.jspecify.annotations.NullMarked;
