package org.mansuba.notation;

import org.mansuba.board.Kind;
import org.mansuba.rules.Move;

/**
 * A format for printing moves in short form: {@code Ne5+}, {@code Rxd4#}, {@code a8F}, {@code
 * K<->c3}.
 *
 * @param letters the letters for the men
 * @param bare the word after a move that wins by baring
 * @param bothBare the word after a move that leaves both kings bare
 */
public record MoveFormat(Letters letters, String bare, String bothBare) {
  /** English words and standard letters. */
  public static final MoveFormat STANDARD = new MoveFormat(Letters.STANDARD, "bare", "both bare");

  /** Returns the text of a move. */
  public String write(MoveParts parts) {
    Move move = parts.move();
    String letter = letters.of(parts.kind());
    StringBuilder out = new StringBuilder(letter);
    if (parts.act() == MoveParts.Act.SWAP) {
      return out.append("<->").append(move.to()).append(sign(parts)).toString();
    }
    boolean capture = parts.act() == MoveParts.Act.CAPTURE;
    out.append(parts.kind() == Kind.PAWN && capture ? file(move) : parts.distinction());
    out.append(capture ? "x" : "").append(move.to());
    out.append(parts.isPromotion() ? letters.of(parts.becomes()) : "");
    return out.append(sign(parts)).toString();
  }

  private static String file(Move move) {
    return move.from().toString().substring(0, 1);
  }

  private String sign(MoveParts parts) {
    String check = parts.check() == MoveParts.Check.GIVEN ? "+" : "";
    return switch (parts.ending()) {
      case NONE -> check;
      case MATE -> "#";
      case STALEMATE, STALEMATE_DRAWN, STALEMATE_REVERSED -> "=";
      case BARE, BARE_UNANSWERED -> check + " " + bare;
      case BARE_BOTH -> check + " " + bothBare;
    };
  }
}
