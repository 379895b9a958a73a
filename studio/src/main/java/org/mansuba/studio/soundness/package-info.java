/** Asking whether a problem is sound. */
@NullMarked
package org.mansuba.studio.soundness;

import org.jspecify.annotations.NullMarked;
