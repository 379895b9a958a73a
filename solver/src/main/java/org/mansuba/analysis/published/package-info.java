/** Replays published lines, emends misprints, and compares them with best play. */
@NullMarked
package org.mansuba.analysis.published;

import org.jspecify.annotations.NullMarked;
