package org.mansuba.cli.check;

import org.mansuba.problem.Problem;

/**
 * One of several problems to check.
 *
 * @param id its id, or the name of its file
 * @param problem the problem, whose game is not over
 */
record CheckTarget(String id, Problem problem) {}
