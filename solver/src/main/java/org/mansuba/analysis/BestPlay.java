package org.mansuba.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.mansuba.rules.Move;
import org.mansuba.search.SearchStopped;
import org.mansuba.search.solver.Explorer;

/** Best play from where an explorer stands: the fastest attack and the longest defence. */
public final class BestPlay {
  private final WinLengths lengths;
  private final Explorer explorer;
  private final List<List<Move>> preferred;

  /**
   * Reads best play off answers.
   *
   * @param preferred lines from the diagram whose moves are chosen where they are as good as others
   */
  public BestPlay(WinLengths lengths, List<List<Move>> preferred) {
    this.lengths = lengths;
    this.preferred = preferred;
    this.explorer = lengths.explorer();
  }

  /**
   * The line that begins with a move.
   *
   * @param moves the attacker moves a win takes, counted before the move
   * @throws IllegalArgumentException if these do not suffice
   * @throws SearchStopped at a limit
   */
  public List<Move> from(Move first, int moves) {
    int spent = explorer.attackerToMove() ? 1 : 0;
    explorer.play(first);
    List<Move> line = new ArrayList<>(List.of(first));
    line.addAll(from(moves - spent));
    explorer.takeBack();
    return line;
  }

  /**
   * The line from here.
   *
   * @param moves the attacker moves a win takes
   * @throws IllegalArgumentException if these do not suffice
   * @throws SearchStopped at a limit
   */
  public List<Move> from(int moves) {
    List<Move> start = explorer.path();
    int left = moves;
    while (!explorer.isReached()) {
      Move move = explorer.attackerToMove() ? attack(left--) : defence(left);
      explorer.play(move);
    }
    List<Move> line = explorer.path();
    explorer.goTo(start);
    return List.copyOf(line.subList(start.size(), line.size()));
  }

  /**
   * The first move of such a line.
   *
   * @param moves the attacker moves a win takes
   * @throws IllegalArgumentException if these do not suffice
   * @throws SearchStopped at a limit
   */
  public Move first(int moves) {
    return explorer.attackerToMove() ? attack(moves) : defence(moves);
  }

  /** Returns the first move that wins in {@code moves} moves. */
  private Move attack(int moves) {
    return candidates().stream()
        .filter(move -> lengths.winsAfter(move, moves - 1))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no win in " + moves + " moves here"));
  }

  private Move defence(int moves) {
    Move longest = null;
    int most = -1;
    for (Move move : candidates()) {
      OptionalInt needed = lengths.after(move, moves);
      if (needed.isEmpty()) {
        throw new IllegalArgumentException("no win in " + moves + " moves here");
      }
      if (needed.getAsInt() > most) {
        longest = move;
        most = needed.getAsInt();
      }
    }
    if (longest == null) {
      throw new IllegalArgumentException("the game is over without the goal here");
    }
    return longest;
  }

  /** The moves here, those of preferred lines first. */
  private List<Move> candidates() {
    return Preference.order(explorer, preferred);
  }
}
