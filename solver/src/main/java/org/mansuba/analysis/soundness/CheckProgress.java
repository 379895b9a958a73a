package org.mansuba.analysis.soundness;

import java.time.Duration;

/**
 * How far a check is.
 *
 * @param stage what it is doing
 * @param done how much of that is done: first moves, or positions
 * @param total how much there is of it as far as is known, possibly 0
 * @param moves the length in attacker moves that is being decided, 0 beside {@link
 *     Stage#FIRST_MOVES}
 * @param nodes positions visited so far
 * @param elapsed wall time so far
 */
public record CheckProgress(
    Stage stage, int done, int total, int moves, long nodes, Duration elapsed) {}
