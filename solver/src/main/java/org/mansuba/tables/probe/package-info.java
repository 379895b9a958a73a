/** Answers from endgame tables: results and best play. */
@NullMarked
package org.mansuba.tables.probe;

import org.jspecify.annotations.NullMarked;
