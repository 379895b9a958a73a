package org.mansuba.notation;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;

/** Reads the board field of a FEN. */
final class FenBoard {
  private final Map<Square, Man> men = new EnumMap<>(Square.class);
  private final Set<Square> fresh = EnumSet.noneOf(Square.class);
  private final LetterStyle style = new LetterStyle("the FEN");

  private FenBoard() {}

  /** Reads the field. */
  static FenBoard read(String field) {
    String[] ranks = field.split("/", -1);
    if (ranks.length != 8) {
      throw new NotationException(
          "the FEN has %d %s; a board has 8, separated by 7 slashes"
              .formatted(ranks.length, ranks.length == 1 ? "rank" : "ranks"));
    }
    FenBoard board = new FenBoard();
    for (int i = 0; i < 8; i++) {
      board.readRank(ranks[i], 7 - i);
    }
    return board;
  }

  /** Returns the men by square. */
  Map<Square, Man> men() {
    return men;
  }

  /** Returns the squares of the ferzes marked as fresh. */
  Set<Square> fresh() {
    return fresh;
  }

  private void readRank(String text, int rank) {
    int file = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= '1' && c <= '9') {
        file += c - '0';
      } else if (c == '\'' || c == '’') {
        mark(text, i, file - 1, rank);
      } else {
        Man man = man(c, rank);
        Square.at(file, rank).ifPresent(square -> men.put(square, man));
        file++;
      }
    }
    if (file != 8) {
      throw new NotationException(
          "rank %d of the FEN, %s, has %d files; it must have 8"
              .formatted(rank + 1, Excerpt.of(text), file));
    }
  }

  private Man man(char c, int rank) {
    boolean upper = c >= 'A' && c <= 'Z';
    char letter = upper ? c : (char) (c - 'a' + 'A');
    Kind kind =
        (c < 'A' || c > 'z' || c == 'G' || c == 'g')
            ? unknown(c, rank)
            : LetterStyle.kindOf(letter).orElseGet(() -> unknown(c, rank));
    style.note(kind, letter);
    return new Man(upper ? Side.WHITE : Side.BLACK, kind);
  }

  private void mark(String text, int at, int file, int rank) {
    boolean behindFerz = at > 0 && "FfQq".indexOf(text.charAt(at - 1)) >= 0;
    if (!behindFerz) {
      throw new NotationException(
          "rank %d of the FEN has the mark ' without a ferz before it; write F' or f'"
              .formatted(rank + 1));
    }
    Square.at(file, rank).ifPresent(fresh::add);
  }

  private static Kind unknown(char c, int rank) {
    throw new NotationException(
        ("rank %d of the FEN has %s; the men are K (king), F or Q (ferz), A, B or E (alfil),"
                + " N, R and P, black ones in small letters, and 1 to 8 stand for empty squares")
            .formatted(rank + 1, Excerpt.of(String.valueOf(c))));
  }
}
