package org.mansuba.board;

import java.util.Locale;

/** A kind of man. */
public enum Kind {
  /** Shah: one step in any direction; never left attacked. */
  KING('K'),
  /** Firzan: one step diagonally. */
  FERZ('F'),
  /** Fil: leaps exactly two squares diagonally; the square between does not matter. */
  ALFIL('A'),
  /** Faras: the horse of chess. */
  KNIGHT('N'),
  /** Rukh: any distance along rank or file. */
  ROOK('R'),
  /** Baidaq: one step straight forward, captures one step diagonally forward. */
  PAWN('P');

  private final char letter;

  Kind(char letter) {
    this.letter = letter;
  }

  /** The upper-case letter of this kind: K, F, A, N, R or P. */
  public char letter() {
    return letter;
  }

  /** The name in running text, for example {@code ferz}. */
  public String title() {
    return name().toLowerCase(Locale.ROOT);
  }
}
