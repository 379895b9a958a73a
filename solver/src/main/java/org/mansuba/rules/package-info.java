/**
 * Rule sets, diagrams, moves, ends of the game, and {@link org.mansuba.rules.Position}, the
 * interface through which everything else knows a game.
 */
@NullMarked
package org.mansuba.rules;

import org.jspecify.annotations.NullMarked;
