/**
 * Rule sets, diagrams, moves, endings, and {@link org.mansuba.rules.Position}, the interface to a
 * position in play.
 */
@NullMarked
package org.mansuba.rules;

import org.jspecify.annotations.NullMarked;
