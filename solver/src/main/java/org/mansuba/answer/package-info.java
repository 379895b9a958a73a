/**
 * Verified answers: endgame tables, then search, then a replay by the plain rules. Programs ask
 * here and nowhere else.
 */
@NullMarked
package org.mansuba.answer;

import org.jspecify.annotations.NullMarked;
