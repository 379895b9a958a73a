package org.mansuba.analysis.soundness;

import org.mansuba.search.Bounds;

/** Whether a problem is sound; every case but the last is proved. Lengths are attacker moves. */
public sealed interface Soundness {
  /** The word for it in data: {@code sound}, {@code cooked}, {@code short} and so on. */
  default String word() {
    return switch (this) {
      case Sound _ -> "sound";
      case Cooked _ -> "cooked";
      case ShortSolution _ -> "short";
      case NoSolution _ -> "no-solution";
      case Undecided _ -> "undecided";
    };
  }

  /**
   * It has one key and no shorter solution; where the defender moves first, no shorter solution.
   *
   * @param moves the length of the win
   */
  record Sound(int moves) implements Soundness {}

  /**
   * More than one first move solves it.
   *
   * @param moves the length of the win
   */
  record Cooked(int moves) implements Soundness {}

  /**
   * There is a shorter win than stipulated.
   *
   * @param moves a win takes at most that many moves
   * @param noneIn no win takes that many or fewer; {@code moves - 1} where the length is exact
   */
  record ShortSolution(int moves, int noneIn) implements Soundness {}

  /**
   * The stipulated number of moves does not suffice.
   *
   * @param within no win takes that many moves or fewer
   */
  record NoSolution(int within) implements Soundness {}

  /**
   * A limit or an interrupt came first.
   *
   * @param bounds what is proved about the length of the win
   */
  record Undecided(Bounds bounds) implements Soundness {}
}
