package org.mansuba.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.Setup;

/**
 * Reads and writes diagrams as lists of men, as found in books and on web pages.
 *
 * <p>The name of a side starts its list. Men follow by name ({@code King e8; Rooks b2, b7}) or by
 * letter ({@code Ke8 Rb2 c3}). {@code wKe8} and {@code bc3} give the side with each man. A name or
 * letter alone applies to all squares up to the next one; a square after a complete man is a
 * pawn's. Punctuation, line breaks and the word "and" are ignored. {@code Black to move} may appear
 * anywhere; the default is White.
 *
 * <pre>{@code
 * PieceList.read("White: King b3; General c3. Black: King d5; General a1. White to move");
 * }</pre>
 *
 * <p>The list does not record whether a promoted ferz has moved.
 */
public final class PieceList {
  private static final List<Kind> ORDER =
      List.of(Kind.KING, Kind.FERZ, Kind.ROOK, Kind.ALFIL, Kind.KNIGHT, Kind.PAWN);

  private PieceList() {}

  /**
   * Reads a list that names both sides.
   *
   * @throws NotationException if the text is not such a list
   */
  public static Setup read(String text) {
    PieceListReader reader = new PieceListReader();
    reader.read(text);
    return reader.setup();
  }

  /**
   * Reads one list for each side.
   *
   * @param white White's men, for example {@code Ke8 Fg3 Rb2 c3}
   * @param black Black's men
   * @param toMove the side to move
   * @throws NotationException if a text is not such a list
   */
  public static Setup read(String white, String black, Side toMove) {
    PieceListReader reader = new PieceListReader();
    reader.begin(Side.WHITE);
    reader.read(white);
    reader.begin(Side.BLACK);
    reader.read(black);
    return reader.setup().withSideToMove(toMove);
  }

  /** Returns one side's men with their letters, for example {@code Ke8 Fg3 Rb2 Ac1 Na8 c3}. */
  public static String write(Setup setup, Side side) {
    List<String> men = new ArrayList<>();
    for (Kind kind : ORDER) {
      String letter = kind == Kind.PAWN ? "" : String.valueOf(kind.letter());
      for (Square square : setup.squaresOf(new Man(side, kind))) {
        men.add(letter + square);
      }
    }
    return String.join(" ", men);
  }

  /** Returns both sides' men with their letters, and the side to move. */
  public static String write(Setup setup) {
    return List.of(Side.WHITE, Side.BLACK).stream()
        .map(side -> side.title() + ": " + write(setup, side))
        .collect(Collectors.joining("; ", "", "; " + setup.toMove().title() + " to move"));
  }
}
