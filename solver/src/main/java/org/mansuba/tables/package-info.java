/** Endgame tables: the exact result of every position of a few men, worked out from the end. */
@NullMarked
package org.mansuba.tables;

import org.jspecify.annotations.NullMarked;
