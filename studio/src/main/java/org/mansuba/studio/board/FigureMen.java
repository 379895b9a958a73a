package org.mansuba.studio.board;

import static org.mansuba.studio.board.Stroke.body;
import static org.mansuba.studio.board.Stroke.line;

import java.util.List;
import org.mansuba.board.Kind;

/** Figures: a crowned king, a turbaned ferz, an elephant, a horse, a tower and a foot soldier. */
final class FigureMen {
  private FigureMen() {}

  static List<Stroke> strokes(Kind kind) {
    return switch (kind) {
      case KING ->
          List.of(
              body("M24,92 L24,84 C30,80 33,76 34,70 L66,70 C67,76 70,80 76,84 L76,92 Z"),
              body("M34,70 L22,34 L38,46 L50,16 L62,46 L78,34 L66,70 Z"),
              body("M50,9 a5,5 0 1,1 -0.01,0 Z"),
              body("M22,26 a4,4 0 1,1 -0.01,0 Z"),
              body("M78,26 a4,4 0 1,1 -0.01,0 Z"),
              line("M33,62 L67,62"),
              line("M25,84 L75,84"));
      case FERZ ->
          List.of(
              body("M24,92 L24,84 C33,79 37,70 38,60 L62,60 C63,70 67,79 76,84 L76,92 Z"),
              body("M27,52 C27,34 38,28 50,28 C62,28 73,34 73,52 C66,61 34,61 27,52 Z"),
              body("M50,19 a5,5 0 1,1 -0.01,0 Z"),
              line("M29,48 C42,50 56,44 62,31"),
              line("M40,57 C54,56 66,50 71,42"),
              line("M25,84 L75,84"));
      case ALFIL ->
          List.of(
              body(
                  "M22,92 L22,64 C22,40 34,26 52,26 C66,26 76,36 78,50 C80,62 82,70 88,76"
                      + " C84,82 74,80 71,70 L68,62 C64,66 60,68 58,68 L58,92 L44,92 L44,78"
                      + " L38,78 L38,92 Z"),
              line("M38,38 C30,44 30,58 40,62 C50,60 54,46 48,38"),
              line("M66,60 C72,62 76,64 80,61"));
      case KNIGHT ->
          List.of(
              body("M26,92 L26,84 C30,81 32,79 33,76 L69,76 C70,79 71,81 74,84 L74,92 Z"),
              body(
                  "M33,76 C30,62 40,56 45,48 C38,54 30,58 24,56 C20,52 20,48 24,42"
                      + " L36,28 L38,16 L47,24 C66,26 76,44 69,76 Z"),
              line("M53,31 C64,38 66,54 61,70"),
              line("M27,84 L73,84"));
      case ROOK ->
          List.of(
              body("M24,92 L24,83 L32,76 L68,76 L76,83 L76,92 Z"),
              body("M32,76 L35,44 L65,44 L68,76 Z"),
              body(
                  "M27,44 L27,25 L37,25 L37,32 L45,32 L45,25 L55,25 L55,32 L63,32 L63,25"
                      + " L73,25 L73,44 Z"),
              line("M36,54 L64,54"),
              line("M25,84 L75,84"));
      case PAWN ->
          List.of(
              body("M28,92 L28,85 C38,79 42,72 43,62 L57,62 C58,72 62,79 72,85 L72,92 Z"),
              body("M36,64 C36,60 40,58 50,58 C60,58 64,60 64,64 Z"),
              body("M50,35 a12,12 0 1,1 -0.01,0 Z"),
              line("M29,85 L71,85"));
    };
  }
}
