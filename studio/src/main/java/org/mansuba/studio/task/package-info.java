/** Background work. */
@NullMarked
package org.mansuba.studio.task;

import org.jspecify.annotations.NullMarked;
