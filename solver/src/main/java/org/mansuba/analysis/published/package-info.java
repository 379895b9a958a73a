/** Published lines: whether they can be played, how they are repaired, how good they are. */
@NullMarked
package org.mansuba.analysis.published;

import org.jspecify.annotations.NullMarked;
