/** Finds changes that make a problem sound, and superfluous men of a sound one. */
@NullMarked
package org.mansuba.analysis.repair;

import org.jspecify.annotations.NullMarked;
