package org.mansuba.words;

import java.util.Locale;
import org.mansuba.board.Side;
import org.mansuba.problem.stipulation.Goal;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.search.Bounds;

/** What a stipulation asks for, with the goal's own word: a mate is never called a win. */
public final class GoalPhrases {
  private final Stipulation stipulation;
  private final String goal;

  /** The phrases of a stipulation. */
  public GoalPhrases(Stipulation stipulation) {
    this.stipulation = stipulation;
    this.goal = word(stipulation.goal());
  }

  /** The word of a goal in keys. */
  static String word(Goal goal) {
    return goal.name().toLowerCase(Locale.ROOT);
  }

  /** {@code White mates}. */
  public Phrase does() {
    return Phrase.of("does." + goal + "." + name(stipulation.attacker()));
  }

  /** {@code White mates in 6}; the length may be a bound or exact. */
  public Phrase doesIn(Phrase place) {
    return Phrase.of("doesIn." + goal + "." + name(stipulation.attacker()), place);
  }

  /** {@code mate in 6}, or exactly in 6 where that is asked; {@code win after Black's move}. */
  public Phrase length(int moves) {
    return length(in(moves));
  }

  /** {@code mate in at most 9}. */
  public Phrase lengthAtMost(int moves) {
    return length(atMost(moves));
  }

  /** {@code mate in 6}, or {@code mate in at most 6} where a shorter one may exist. */
  public Phrase length(Bounds bounds) {
    return bounds.isExact() ? length(bounds.winIn()) : lengthAtMost(bounds.winIn());
  }

  /** {@code no mate in 5 moves or fewer}. */
  public Phrase none(int moves) {
    return noneAt(place("in.orFewer", moves));
  }

  /** {@code no mate in 5 moves or fewer}, or {@code in exactly 5} where that is asked. */
  public Phrase noneAsAsked(int moves) {
    return noneAt(place(stipulation.isExact() ? "in.exactly" : "in.orFewer", moves));
  }

  /** {@code no mate in any number of moves}. */
  Phrase noneAtAll() {
    return noneAt(withManner(Phrase.of("in.any")));
  }

  /** {@code no shorter mate exists}. */
  Phrase noneShorter() {
    return Phrase.of("shorter." + goal);
  }

  /** {@code no mate is known}. */
  Phrase noneKnown() {
    return Phrase.of("unknown." + goal);
  }

  /** {@code 1.Nh5+ mates}. */
  Phrase reaches(PrintedMoves move) {
    return Phrase.of("reaches." + goal, move);
  }

  /** {@code 1.Nh5+ mates 2 moves sooner}. */
  Phrase reachesSooner(PrintedMoves move, int moves) {
    return Phrase.of("sooner." + goal, move, moves);
  }

  /**
   * {@code in 6}, {@code in exactly 6}, or {@code after Black's move} if his first move already
   * ends the game.
   */
  Phrase in(int moves) {
    return moves == 0 ? afterDefence() : place(stipulation.isExact() ? "in.exactly" : "in", moves);
  }

  /** {@code in at most 6}, or {@code after Black's move}. */
  Phrase atMost(int moves) {
    return moves == 0 ? afterDefence() : place("in.atMost", moves);
  }

  private Phrase afterDefence() {
    return Phrase.of("after." + name(stipulation.attacker().opponent()));
  }

  private Phrase length(Phrase place) {
    return Phrase.of("length", Phrase.of("noun." + goal), place);
  }

  private Phrase noneAt(Phrase place) {
    return Phrase.of("none." + goal, place);
  }

  private Phrase place(String key, int moves) {
    return withManner(Phrase.of(key, moves));
  }

  private Phrase withManner(Phrase place) {
    Phrase manner =
        stipulation.isByChecks() ? Phrase.of("manner", place, Phrase.of("manner.checks")) : place;
    int named = (stipulation.isByChecks() ? 1 : 0) + (stipulation.isExact() ? 1 : 0);
    return stipulation.conditions().size() > named
        ? Phrase.of("manner", manner, Phrase.of("manner.conditions"))
        : manner;
  }

  /** The word of a side in keys. */
  private static String name(Side side) {
    return side.name().toLowerCase(Locale.ROOT);
  }
}
