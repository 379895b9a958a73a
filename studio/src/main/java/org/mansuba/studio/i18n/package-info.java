/** The texts of the window in every language. */
@NullMarked
package org.mansuba.studio.i18n;

import org.jspecify.annotations.NullMarked;
