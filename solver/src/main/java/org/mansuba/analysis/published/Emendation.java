package org.mansuba.analysis.published;

import org.mansuba.rules.Move;

/**
 * A change of one square of one move.
 *
 * @param ply the place of the move in its line, from 1
 * @param printed the move as printed
 * @param proposed the move it is taken to stand for
 */
public record Emendation(int ply, Move printed, Move proposed) {
  /** How far the changed square lies from the printed one, in king's steps. */
  int distance() {
    return Math.max(
        Math.abs(printed.from().file() - proposed.from().file())
            + Math.abs(printed.to().file() - proposed.to().file()),
        Math.abs(printed.from().rank() - proposed.from().rank())
            + Math.abs(printed.to().rank() - proposed.to().rank()));
  }
}
