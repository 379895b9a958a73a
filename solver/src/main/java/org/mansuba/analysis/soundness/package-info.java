/** Checks soundness: keys, slower wins, tries, set play, threats and duals. */
@NullMarked
package org.mansuba.analysis.soundness;

import org.jspecify.annotations.NullMarked;
