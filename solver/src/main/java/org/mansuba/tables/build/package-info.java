/** Builds endgame tables by retrograde analysis. */
@NullMarked
package org.mansuba.tables.build;

import org.jspecify.annotations.NullMarked;
