package org.mansuba.notation;

import java.util.Locale;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.Setup;

/**
 * Draws a diagram in fixed-width characters: a board with ruled squares, coordinates and the side
 * to move. No square colours.
 */
public final class BoardText {
  /** The character set of a drawing. */
  public enum Figures {
    /** Chess figurines (White's outlined) and box-drawing lines. */
    UNICODE,
    /** Letters (upper case for White, lower case for Black), with lines of plus and minus signs. */
    ASCII
  }

  private static final String FILES = "    a   b   c   d   e   f   g   h\n";

  private BoardText() {}

  /** Returns the drawing, seen from White's side: 20 lines, each ending with a line feed. */
  public static String write(Setup setup, Figures figures) {
    boolean unicode = figures == Figures.UNICODE;
    String bar = unicode ? "│" : "|";
    StringBuilder out = new StringBuilder(FILES);
    out.append(unicode ? ruled("┌", "───", "┬", "┐") : ruled("+", "---", "+", "+"));
    String between = unicode ? ruled("├", "───", "┼", "┤") : ruled("+", "---", "+", "+");
    for (int rank = 7; rank >= 0; rank--) {
      out.append(rank + 1).append(' ').append(bar);
      for (int file = 0; file < 8; file++) {
        Square square = Square.of(8 * rank + file);
        String man = setup.at(square).map(m -> sign(m, figures)).orElse(" ");
        out.append(' ').append(man).append(' ').append(bar);
      }
      out.append(' ').append(rank + 1).append('\n').append(rank == 0 ? "" : between);
    }
    out.append(unicode ? ruled("└", "───", "┴", "┘") : ruled("+", "---", "+", "+")).append(FILES);
    boolean white = setup.toMove() == Side.WHITE;
    out.append("  ").append(unicode ? (white ? "□ " : "■ ") : "");
    return out.append(setup.toMove().title()).append(" to move\n").toString();
  }

  /** Returns the figurine or letter of a man. */
  public static String sign(Man man, Figures figures) {
    boolean white = man.side() == Side.WHITE;
    String letter = String.valueOf(man.kind().letter());
    if (figures == Figures.ASCII) {
      return white ? letter : letter.toLowerCase(Locale.ROOT);
    }
    return switch (man.kind()) {
      case KING -> white ? "♔" : "♚";
      case FERZ -> white ? "♕" : "♛";
      case ALFIL -> white ? "♗" : "♝";
      case KNIGHT -> white ? "♘" : "♞";
      case ROOK -> white ? "♖" : "♜";
      case PAWN -> white ? "♙" : "♟";
    };
  }

  private static String ruled(String left, String line, String middle, String right) {
    return "  " + left + (line + middle).repeat(7) + line + right + "\n";
  }
}
