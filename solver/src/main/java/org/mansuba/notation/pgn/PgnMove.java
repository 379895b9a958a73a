package org.mansuba.notation.pgn;

import java.util.Locale;
import org.mansuba.board.Kind;
import org.mansuba.notation.MoveParts;
import org.mansuba.rules.Ending;

/** Writes moves in the form other programs use. */
final class PgnMove {
  private PgnMove() {}

  static String write(MoveParts parts) {
    String sign =
        parts.ending() == Ending.MATE ? "#" : parts.check() == MoveParts.Check.GIVEN ? "+" : "";
    if (parts.act() == MoveParts.Act.SWAP) {
      return parts.move() + sign;
    }
    String from = parts.move().from().toString();
    boolean capture = parts.act() == MoveParts.Act.CAPTURE;
    String start =
        parts.kind() == Kind.PAWN
            ? (capture ? from.substring(0, 1) : "")
            : letter(parts.kind()) + parts.distinction();
    String promotion = parts.isPromotion() ? "=" + letter(parts.becomes()) : "";
    return start + (capture ? "x" : "") + parts.move().to() + promotion + sign;
  }

  private static String letter(Kind kind) {
    return switch (kind) {
      case FERZ -> "Q";
      case ALFIL -> "B";
      default -> String.valueOf(kind.letter()).toUpperCase(Locale.ROOT);
    };
  }
}
