/** Shared by all analyses: lengths of wins, and best play. */
@NullMarked
package org.mansuba.analysis;

import org.jspecify.annotations.NullMarked;
