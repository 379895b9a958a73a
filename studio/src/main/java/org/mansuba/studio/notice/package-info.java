/** What the window has to say. */
@NullMarked
package org.mansuba.studio.notice;

import org.jspecify.annotations.NullMarked;
