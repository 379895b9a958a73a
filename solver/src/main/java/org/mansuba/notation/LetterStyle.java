package org.mansuba.notation;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.mansuba.board.Kind;

/**
 * Reads letters for men and insists that one text writes each kind in one way only: Q and F are
 * both letters of the ferz, but a text with both means two different men by them.
 */
final class LetterStyle {
  private final Map<Kind, Character> used = new EnumMap<>(Kind.class);
  private final String what;

  /** Reads one text; the argument names it in messages, for example {@code the FEN}. */
  LetterStyle(String what) {
    this.what = what;
  }

  /** The kind an upper-case letter stands for, in any style; empty if it stands for none. */
  static Optional<Kind> kindOf(char letter) {
    return Optional.ofNullable(
        switch (letter) {
          case 'K' -> Kind.KING;
          case 'F', 'Q', 'G' -> Kind.FERZ;
          case 'A', 'B', 'E' -> Kind.ALFIL;
          case 'N' -> Kind.KNIGHT;
          case 'R' -> Kind.ROOK;
          case 'P' -> Kind.PAWN;
          default -> null;
        });
  }

  /** Takes note that a kind was written with a letter. */
  void note(Kind kind, char letter) {
    char before = used.computeIfAbsent(kind, k -> letter);
    if (before != letter) {
      throw new NotationException(
          "%s writes both %c and %c for the %s; which men are meant? Use one letter throughout"
              .formatted(what, before, letter, kind.title()));
    }
  }
}
