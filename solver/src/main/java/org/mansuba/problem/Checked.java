package org.mansuba.problem;

import java.util.List;
import java.util.OptionalInt;

/**
 * What a check had found out about a problem when its file was written, so that a reader of the
 * file can tell a whole solution from one that was cut. It is gone once the diagram, what is asked
 * for, the rules or the solution change. Immutable; equal if all parts are equal.
 *
 * @param verdict the word of the verdict: {@code sound}, {@code cooked}, {@code undecided} ...
 * @param moves a win takes so many attacker moves or fewer, empty if none is known
 * @param noneIn no win takes so many attacker moves or fewer; one less than {@code moves} where the
 *     length is exact
 * @param extent which variations the solution has: {@code main-line}, {@code usual} or {@code full}
 * @param unfinished the parts of the check that were not done to their end, by their words
 */
public record Checked(
    String verdict, OptionalInt moves, int noneIn, String extent, List<String> unfinished) {
  /** Its field in a problem file. */
  static final String FIELD = "check";

  /** Copies the list. */
  public Checked {
    unfinished = List.copyOf(unfinished);
  }
}
