/** Answers that are verified: tables, then search, then a replay by the plain rules. */
@NullMarked
package org.mansuba.answer;

import org.jspecify.annotations.NullMarked;
