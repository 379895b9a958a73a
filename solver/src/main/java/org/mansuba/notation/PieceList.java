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
 * Diagrams written as lists of men, as books and web pages do.
 *
 * <p>A side is opened by its name, and its men follow by name ({@code King e8; Rooks b2, b7}) or by
 * letter ({@code Ke8 Rb2 c3}); {@code wKe8} and {@code bc3} name the side man by man. A name or a
 * letter standing alone holds for all squares up to the next; a square behind a letter and square
 * is a pawn's. Punctuation, line breaks and the word "and" do not matter, and {@code Black to move}
 * may stand anywhere; without it White is to move.
 *
 * <pre>{@code
 * PieceList.read("White: King b3; General c3. Black: King d5; General a1. White to move");
 * }</pre>
 *
 * <p>Whether a promoted ferz has moved is not part of such a list.
 */
public final class PieceList {
  private static final List<Kind> ORDER =
      List.of(Kind.KING, Kind.FERZ, Kind.ROOK, Kind.ALFIL, Kind.KNIGHT, Kind.PAWN);

  private PieceList() {}

  /**
   * The diagram of a list that names both sides.
   *
   * @throws NotationException if the text is no such list
   */
  public static Setup read(String text) {
    PieceListReader reader = new PieceListReader();
    reader.read(text);
    return reader.setup();
  }

  /**
   * The diagram of two lists, one a side.
   *
   * @param white White's men, for example {@code Ke8 Fg3 Rb2 c3}
   * @param black Black's men
   * @param toMove the side to move
   * @throws NotationException if one of the texts is no such list
   */
  public static Setup read(String white, String black, Side toMove) {
    PieceListReader reader = new PieceListReader();
    reader.begin(Side.WHITE);
    reader.read(white);
    reader.begin(Side.BLACK);
    reader.read(black);
    return reader.setup().withSideToMove(toMove);
  }

  /** One side's men with their letters, for example {@code Ke8 Fg3 Rb2 Ac1 Na8 c3}. */
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

  /** Both sides' men with their letters, and who is to move. */
  public static String write(Setup setup) {
    return List.of(Side.WHITE, Side.BLACK).stream()
        .map(side -> side.title() + ": " + write(setup, side))
        .collect(Collectors.joining("; ", "", "; " + setup.toMove().title() + " to move"));
  }
}
