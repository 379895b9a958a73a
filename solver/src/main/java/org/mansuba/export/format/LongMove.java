package org.mansuba.export.format;

import org.mansuba.notation.Letters;
import org.mansuba.notation.MoveParts;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;

/** Writes moves with both squares: {@code Nc4-e5 +}, {@code Re2*e4 +}, {@code Nb6-d5 #}. */
final class LongMove {
  private LongMove() {}

  static String write(Position position, Move move, Letters letters) {
    MoveParts parts = MoveParts.of(position, move.packed());
    String between =
        switch (parts.act()) {
          case QUIET -> "-";
          case CAPTURE -> "*";
          case SWAP -> "<->";
        };
    String promotion = parts.isPromotion() ? "=" + letters.of(parts.becomes()) : "";
    return letters.of(parts.kind()) + move.from() + between + move.to() + promotion + sign(parts);
  }

  private static String sign(MoveParts parts) {
    String check = parts.check() == MoveParts.Check.GIVEN ? " +" : "";
    return switch (parts.ending()) {
      case NONE -> check;
      case MATE -> " #";
      case STALEMATE, STALEMATE_DRAWN, STALEMATE_REVERSED -> " =";
      case BARE, BARE_UNANSWERED -> check + " bare";
      case BARE_BOTH -> check + " both bare";
    };
  }
}
