package org.mansuba.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;

/** Reads best play off a prover: the attacker's fastest moves, the defender's longest defence. */
final class LineFinder {
  private final Prover prover;
  private final Position position;
  private final Objective objective;
  private final List<Move> line = new ArrayList<>();

  LineFinder(Prover prover, Objective objective) {
    this.prover = prover;
    this.position = prover.position();
    this.objective = objective;
  }

  /**
   * Best play from the prover's position, which is as before afterwards.
   *
   * @param moves the length of the shortest win as the prover knows it, in attacker moves
   */
  List<Move> find(int moves) {
    int left = moves;
    while (!prover.isReached()) {
      boolean attack = position.sideToMove() == objective.attacker();
      int move = attack ? attackersMove(left) : defendersMove(left);
      if (move == Move.NONE) {
        throw new IllegalStateException("a proved win of " + moves + " moves has no line");
      }
      prover.make(move);
      line.add(Move.of(move));
      left -= attack ? 1 : 0;
    }
    for (int i = 0; i < line.size(); i++) {
      prover.unmake();
    }
    return line;
  }

  /** How the game stands at the end of a line. */
  static Ending endOf(Position position, List<Move> line) {
    line.forEach(move -> position.make(move.packed()));
    Ending end = position.ending();
    line.forEach(move -> position.unmake());
    return end;
  }

  private int attackersMove(int left) {
    for (int move : candidates()) {
      prover.make(move);
      boolean wins = prover.wins(left - 1);
      prover.unmake();
      if (wins) {
        return move;
      }
    }
    return Move.NONE;
  }

  /** A reply after which the attacker needs all the moves he has left, or else any. */
  private int defendersMove(int left) {
    int longest = Move.NONE;
    int most = -1;
    for (int move : candidates()) {
      prover.make(move);
      int needed = 0;
      while (needed < left && !prover.wins(needed)) {
        needed++;
      }
      prover.unmake();
      if (needed > most) {
        most = needed;
        longest = move;
      }
    }
    return longest;
  }

  private int[] candidates() {
    int[] moves = new int[Position.MAX_MOVES];
    boolean checksOnly = objective.checksOnly() && position.sideToMove() == objective.attacker();
    int end = checksOnly ? position.checks(moves, 0) : position.legalMoves(moves, 0);
    return Arrays.copyOf(moves, end);
  }
}
