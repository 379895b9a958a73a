/** Endgame tables: the exact result of every position of a few men. */
@NullMarked
package org.mansuba.tables;

import org.jspecify.annotations.NullMarked;
