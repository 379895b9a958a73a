/** Messages shown in the window. */
@NullMarked
package org.mansuba.studio.notice;

import org.jspecify.annotations.NullMarked;
