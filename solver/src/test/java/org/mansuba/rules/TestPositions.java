package org.mansuba.rules;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;

/** Short ways to write positions and moves in tests. */
public final class TestPositions {
  private TestPositions() {}

  /**
   * The diagram of the first two fields of a FEN. Q means a ferz and B an alfil, as F and A do; an
   * apostrophe marks the ferz before it as fresh from promotion.
   */
  public static Setup setup(String fen) {
    List<String> fields = List.of(fen.split(" ", -1));
    Map<Square, Man> men = new EnumMap<>(Square.class);
    Set<Square> fresh = EnumSet.noneOf(Square.class);
    int file = 0;
    int rank = 7;
    for (char c : fields.getFirst().toCharArray()) {
      if (c == '/') {
        file = 0;
        rank--;
      } else if (c == '\'') {
        fresh.add(Square.of(8 * rank + file - 1));
      } else if (Character.isDigit(c)) {
        file += c - '0';
      } else {
        men.put(Square.of(8 * rank + file), man(c));
        file++;
      }
    }
    return new Setup(men, fields.get(1).equals("w") ? Side.WHITE : Side.BLACK, fresh);
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

  private static Man man(char letter) {
    char upper = String.valueOf(letter).toUpperCase(Locale.ROOT).charAt(0);
    char ours = upper == 'Q' ? 'F' : upper == 'B' ? 'A' : upper;
    Kind kind =
        Arrays.stream(Kind.values()).filter(k -> k.letter() == ours).findFirst().orElseThrow();
    return new Man(letter == upper ? Side.WHITE : Side.BLACK, kind);
  }
}
