/**
 * What a game is: rule sets, diagrams, moves, ends, and the one interface through which a position
 * is known.
 */
@NullMarked
package org.mansuba.rules;

import org.jspecify.annotations.NullMarked;
