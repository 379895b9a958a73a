package org.mansuba.search.solver;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.search.SearchStopped;
import org.mansuba.search.UnfoundedWinException;
import org.mansuba.search.engine.GoalSearch;
import org.mansuba.search.engine.PlayedLine;

/**
 * Finds a line of best play once a win is proved: the attacker's fastest moves against the longest
 * defence.
 */
final class LineFinder {
  private final GoalSearch goalSearch;
  private final PlayedLine playedLine;
  private final List<Move> line = new ArrayList<>();

  /** Attacker moves needed after the last longest defence found. */
  private int needed;

  LineFinder(GoalSearch goalSearch) {
    this.goalSearch = goalSearch;
    playedLine = goalSearch.playedLine();
  }

  /**
   * Returns best play from the current position, to which the search returns. Since the defence is
   * the longest, the attacker moves of the line suffice to win, even if they are fewer than {@code
   * moves}.
   *
   * @param moves attacker moves that are known to suffice
   * @throws SearchStopped at a limit; the position is unchanged
   * @throws UnfoundedWinException if there is no such line
   */
  List<Move> find(int moves) {
    int start = playedLine.ply();
    int left = moves;
    try {
      while (!playedLine.isReached()) {
        boolean attack = playedLine.attackerToMove();
        int move = attack ? attackersMove(left) : longestDefence(left);
        if (move == Move.NONE) {
          throw new UnfoundedWinException(moves);
        }
        goalSearch.make(move);
        line.add(Move.of(move));
        left = attack ? left - 1 : needed;
      }
      return line;
    } finally {
      goalSearch.backTo(start);
    }
  }

  /** Returns how the game ends after a line. */
  static Ending endOf(Position position, List<Move> line) {
    line.forEach(move -> position.make(move.packed()));
    Ending end = position.ending();
    line.forEach(move -> position.unmake());
    return end;
  }

  private int attackersMove(int left) {
    for (int move : candidates()) {
      goalSearch.make(move);
      boolean wins = goalSearch.wins(left - 1);
      goalSearch.unmake();
      if (wins) {
        return move;
      }
    }
    return Move.NONE;
  }

  /** A reply after which the attacker needs the most of his {@code left} moves. */
  private int longestDefence(int left) {
    int longest = Move.NONE;
    needed = -1;
    for (int move : candidates()) {
      goalSearch.make(move);
      int after = playedLine.objective().exact() ? left : shortest(left);
      goalSearch.unmake();
      if (after > needed) {
        needed = after;
        longest = move;
      }
    }
    return longest;
  }

  private int shortest(int most) {
    int n = 0;
    while (n < most && !goalSearch.wins(n)) {
      n++;
    }
    return n;
  }

  private int[] candidates() {
    int[] moves = new int[Position.MAX_MOVES];
    int end =
        playedLine.attackerToMove()
            ? playedLine.attackersMoves(moves, 0)
            : playedLine.position().legalMoves(moves, 0);
    return Arrays.copyOf(moves, end);
  }
}
