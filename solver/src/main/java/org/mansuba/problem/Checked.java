package org.mansuba.problem;

import java.util.List;
import java.util.OptionalInt;

/**
 * The result of a check, stored in the file so that readers can tell a complete solution from a cut
 * one. Discarded if the diagram, the stipulation, the rules or the solution change. Immutable;
 * equal if all parts are equal.
 *
 * @param verdict the verdict: {@code sound}, {@code cooked}, {@code undecided} ...
 * @param moves a win exists in at most this many attacker moves; empty if none is known
 * @param noneIn no win exists in at most this many attacker moves; {@code moves - 1} if the length
 *     is exact
 * @param extent which variations the solution has: {@code main-line}, {@code usual} or {@code full}
 * @param unfinished the names of the parts of the check that were not completed
 */
public record Checked(
    String verdict, OptionalInt moves, int noneIn, String extent, List<String> unfinished) {
  /** The name of the field in a problem file. */
  static final String FIELD = "check";

  /** Copies the list. */
  public Checked {
    unfinished = List.copyOf(unfinished);
  }
}
