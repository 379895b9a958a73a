package org.mansuba.notation;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.mansuba.board.Kind;

/**
 * Reads letters for men and requires each kind to have one letter throughout a text. Both Q and F
 * may stand for the ferz, but a text that uses both probably means two different men.
 */
final class LetterStyle {
  private final Map<Kind, Character> used = new EnumMap<>(Kind.class);
  private final String what;

  /** Starts a text; {@code what} names it in messages, for example {@code the FEN}. */
  LetterStyle(String what) {
    this.what = what;
  }

  /** Returns the kind an upper-case letter stands for in any style; empty if none. */
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

  /** Records that a kind was written with a letter. */
  void note(Kind kind, char letter) {
    char before = used.computeIfAbsent(kind, k -> letter);
    if (before != letter) {
      throw new NotationException(
          "%s writes both %c and %c for the %s; which men are meant? Use one letter throughout"
              .formatted(what, before, letter, kind.title()));
    }
  }
}
