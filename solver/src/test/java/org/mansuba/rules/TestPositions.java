package org.mansuba.rules;

import java.util.Set;
import java.util.TreeSet;
import org.mansuba.notation.Fen;

/** Short ways to write positions and moves in tests. */
public final class TestPositions {
  private TestPositions() {}

  /** The diagram of a FEN. */
  public static Setup setup(String fen) {
    return Fen.read(fen);
  }

  /** The legal moves of a position in coordinates, sorted. */
  public static Set<String> legalMoves(Position position) {
    int[] moves = new int[Position.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    Set<String> texts = new TreeSet<>();
    for (int i = 0; i < end; i++) {
      if (!texts.add(Move.of(moves[i]).toString())) {
        throw new AssertionError("the move " + Move.of(moves[i]) + " is listed twice");
      }
    }
    return texts;
  }

  /** The legal moves that start from a square, in coordinates, sorted. */
  public static Set<String> legalMovesFrom(Position position, String square) {
    Set<String> moves = legalMoves(position);
    moves.removeIf(m -> !m.startsWith(square));
    return moves;
  }

  /** Plays moves written in coordinates. */
  public static void play(Position position, String... moves) {
    for (String text : moves) {
      int move = Move.parse(text).orElseThrow().packed();
      if (!position.isLegal(move)) {
        throw new AssertionError(text + " is not legal");
      }
      position.make(move);
    }
  }
}
