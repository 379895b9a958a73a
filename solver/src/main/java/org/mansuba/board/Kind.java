package org.mansuba.board;

import java.util.Locale;

/** A kind of man. */
public enum Kind {
  /** Shah: one step in any direction; never left attacked. */
  KING('K'),
  /** Firzan: one step diagonally. */
  FERZ('F'),
  /** Fil: leaps exactly two squares diagonally, over whatever stands between. */
  ALFIL('A'),
  /** Faras: the knight of chess. */
  KNIGHT('N'),
  /** Rukh: the rook of chess, any distance along a rank or file. */
  ROOK('R'),
  /** Baidaq: moves one step straight forward, captures one step diagonally forward. */
  PAWN('P');

  private final char letter;

  Kind(char letter) {
    this.letter = letter;
  }

  /** Returns the upper-case letter of this kind: K, F, A, N, R or P. */
  public char letter() {
    return letter;
  }

  /** Returns the name in lower case, for example {@code ferz}. */
  public String title() {
    return name().toLowerCase(Locale.ROOT);
  }
}
