package org.mansuba.analysis.soundness;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.mansuba.board.Side;
import org.mansuba.rules.Fingerprint;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.plain.PlainPosition;

/**
 * Decides wins by trying every move by the plain rules, without any art. It gives up where that
 * would take long.
 */
final class Exhaustive {
  private final Position position;
  private final Side attacker;
  private final int most;
  private final Map<Question, Boolean> known = new HashMap<>();

  /** Whether the attacker, to move, wins in at most {@code n} moves. */
  private record Question(Fingerprint position, int n) {}

  /** Thrown where more positions than allowed would have to be looked at. */
  static final class TooMuch extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  /** Decides for the side to move, visiting at most {@code most} positions. */
  Exhaustive(Setup setup, int most) {
    this(setup, setup.toMove(), most);
  }

  /** Decides for one side, whoever is to move, visiting at most {@code most} positions. */
  Exhaustive(Setup setup, Side attacker, int most) {
    this.position = PlainPosition.of(setup, RuleSet.STANDARD);
    this.attacker = attacker;
    this.most = most;
  }

  boolean isOver() {
    return position.ending().isOver();
  }

  /** The least number of moves in which the attacker wins. */
  OptionalInt shortest(int greatest) {
    boolean attacks = position.sideToMove() == attacker;
    return IntStream.rangeClosed(1, greatest)
        .filter(n -> attacks ? attack(n) : defend(n))
        .findFirst();
  }

  /** Returns the first moves that win within a number of moves. */
  List<Move> keys(int moves) {
    return IntStream.of(legal()).filter(move -> winsBy(move, moves)).mapToObj(Move::of).toList();
  }

  private boolean attack(int n) {
    int[] moves = legal();
    if (isOver(moves)) {
      return isWon();
    }
    if (n == 0) {
      return false;
    }
    Question key = new Question(position.fingerprint(), n);
    Boolean before = known.get(key);
    if (before != null) {
      return before;
    }
    if (known.size() >= most) {
      throw new TooMuch();
    }
    boolean wins = IntStream.of(moves).anyMatch(move -> winsBy(move, n));
    known.put(key, wins);
    return wins;
  }

  private boolean winsBy(int move, int n) {
    position.make(move);
    boolean wins = defend(n - 1);
    position.unmake();
    return wins;
  }

  private boolean defend(int n) {
    int[] moves = legal();
    if (isOver(moves)) {
      return isWon();
    }
    // By the standard rules no move of the defender ends the game in the attacker's favour, unless
    // a king is bare.
    if (n == 0 && !position.mayBeOver()) {
      return false;
    }
    return IntStream.of(moves)
        .allMatch(
            reply -> {
              position.make(reply);
              boolean wins = attack(n);
              position.unmake();
              return wins;
            });
  }

  private boolean isOver(int[] moves) {
    return moves.length == 0 || (position.mayBeOver() && position.ending().isOver());
  }

  private boolean isWon() {
    return position.ending().winner(position.sideToMove()).filter(attacker::equals).isPresent();
  }

  private int[] legal() {
    int[] moves = new int[Position.MAX_MOVES];
    return Arrays.copyOf(moves, position.legalMoves(moves, 0));
  }
}
