/** Chooses the implementation that plays a rule set. */
@NullMarked
package org.mansuba.rules.play;

import org.jspecify.annotations.NullMarked;
