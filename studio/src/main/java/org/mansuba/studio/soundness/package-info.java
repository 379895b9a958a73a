/** Checking soundness, and stored verdicts. */
@NullMarked
package org.mansuba.studio.soundness;

import org.jspecify.annotations.NullMarked;
