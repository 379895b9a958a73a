package org.mansuba.export.diagram;

import java.util.List;
import org.mansuba.board.Kind;

/**
 * The shape of a man, in the abstract style of medieval Islamic pieces, drawn for this program.
 * King and ferz are thrones, the king's with a knob; the alfil has two tusks, the knight one knob
 * at the front, the rook a notch; the pawn is a small dome.
 *
 * <p>Paths are SVG path data (commands M, L, H, V, C, Q and Z only, absolute coordinates) in a view
 * box from 0 0 to 100 100, which is one square of the board. Men stand on y = 91 and keep a margin
 * of at least 8. To draw a man, fill and outline each body path in order, then draw the marks as
 * open lines. {@link #OUTLINE} and {@link #MARK} are the line widths; ends and joins are round.
 *
 * @param body closed paths, back to front
 * @param marks open paths, the ornaments
 */
public record ManShape(List<String> body, List<String> marks) {
  /** The side of the square view box. */
  public static final double BOX = 100;

  /** The line width of the outline. */
  public static final double OUTLINE = 3.5;

  /** The line width of the ornaments. */
  public static final double MARK = 3.2;

  private static final ManShape KING =
      new ManShape(
          List.of(
              "M50 8 C54.1 8 57.5 11.4 57.5 15.5 C57.5 19.6 54.1 23 50 23"
                  + " C45.9 23 42.5 19.6 42.5 15.5 C42.5 11.4 45.9 8 50 8 Z",
              "M24 91 C22 74 24 60 33 52 L35 32 C36 25 42 22 50 22 C58 22 64 25 65 32 L67 52"
                  + " C76 60 78 74 76 91 Z"),
          List.of(
              "M42 52 V40 C42 34 58 34 58 40 V52", "M29 60 Q50 69 71 60", "M25 80 Q50 89 75 80"));

  private static final ManShape FERZ =
      new ManShape(
          List.of(
              "M27 91 C25 75 27 64 35 57 L37 40 C38 32 43 28 50 28 C57 28 62 32 63 40 L65 57"
                  + " C73 64 75 75 73 91 Z"),
          List.of(
              "M43 57 V46 C43 40 57 40 57 46 V57", "M32 64 Q50 72 68 64", "M28 80 Q50 89 72 80"));

  private static final ManShape ALFIL =
      new ManShape(
          List.of(
              "M29 70 C14 58 13 38 23 25 C25 40 34 50 48 52 Z",
              "M71 70 C86 58 87 38 77 25 C75 40 66 50 52 52 Z",
              "M27 91 C23 66 34 46 50 46 C66 46 77 66 73 91 Z"),
          List.of("M32 66 Q50 76 68 66", "M28 80 Q50 89 72 80"));

  private static final ManShape KNIGHT =
      new ManShape(
          List.of(
              "M32 91 C31 74 38 64 41 57 L26 59 C17 59 14 48 21 43 L37 31 C43 24 52 23 59 28"
                  + " C73 38 75 66 73 91 Z"),
          List.of("M54 37 C63 45 65 57 65 68", "M33 81 Q53 89 72 81"));

  private static final ManShape ROOK =
      new ManShape(
          List.of(
              "M29 91 V77 L34 72 L31 45 L22 26 C33 28 43 34 50 45 C57 34 67 28 78 26 L69 45 L66 72"
                  + " L71 77 V91 Z"),
          List.of("M35 72 H65", "M30 82 H70"));

  private static final ManShape PAWN =
      new ManShape(
          List.of(
              "M34 91 C33 77 37 69 43 65 C37 60 39 47 50 47 C61 47 63 60 57 65 C63 69 67 77 66 91"
                  + " Z"),
          List.of("M36 81 Q50 88 64 81"));

  /** Copies the lists. */
  public ManShape {
    body = List.copyOf(body);
    marks = List.copyOf(marks);
  }

  /** Returns the shape of a kind. */
  public static ManShape of(Kind kind) {
    return switch (kind) {
      case KING -> KING;
      case FERZ -> FERZ;
      case ALFIL -> ALFIL;
      case KNIGHT -> KNIGHT;
      case ROOK -> ROOK;
      case PAWN -> PAWN;
    };
  }
}
