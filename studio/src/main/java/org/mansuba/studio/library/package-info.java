/** The problems at hand. */
@NullMarked
package org.mansuba.studio.library;

import org.jspecify.annotations.NullMarked;
