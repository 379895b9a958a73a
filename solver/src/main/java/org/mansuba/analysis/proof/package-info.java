/** Writes certificates of wins that the search has found. */
@NullMarked
package org.mansuba.analysis.proof;

import org.jspecify.annotations.NullMarked;
