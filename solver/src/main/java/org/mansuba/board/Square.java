package org.mansuba.board;

import java.util.Locale;
import java.util.Optional;

/**
 * One of the 64 squares. The {@link #ordinal()} is {@code 8 * rank + file}: a1 is 0, b1 is 1, h8 is
 * 63.
 */
public enum Square {
  // spotless:off
  A1, B1, C1, D1, E1, F1, G1, H1,
  A2, B2, C2, D2, E2, F2, G2, H2,
  A3, B3, C3, D3, E3, F3, G3, H3,
  A4, B4, C4, D4, E4, F4, G4, H4,
  A5, B5, C5, D5, E5, F5, G5, H5,
  A6, B6, C6, D6, E6, F6, G6, H6,
  A7, B7, C7, D7, E7, F7, G7, H7,
  A8, B8, C8, D8, E8, F8, G8, H8;
  // spotless:on

  private static final Square[] ALL = values();

  private final String text = name().toLowerCase(Locale.ROOT);

  /**
   * Returns the square with an index.
   *
   * @param index 0 to 63
   * @throws IndexOutOfBoundsException if the index is outside that range
   */
  public static Square of(int index) {
    return ALL[index];
  }

  /** Returns the square on a file and rank, each 0 to 7; empty if either is off the board. */
  public static Optional<Square> at(int file, int rank) {
    boolean onBoard = file >= 0 && file < 8 && rank >= 0 && rank < 8;
    return onBoard ? Optional.of(ALL[8 * rank + file]) : Optional.empty();
  }

  /** Returns the square with a name such as {@code e4}; empty if there is no such square. */
  public static Optional<Square> parse(String name) {
    return name.length() == 2 ? at(name.charAt(0) - 'a', name.charAt(1) - '1') : Optional.empty();
  }

  /** Returns the file, 0 (a) to 7 (h). */
  public int file() {
    return ordinal() & 7;
  }

  /** Returns the rank, 0 (first) to 7 (eighth). */
  public int rank() {
    return ordinal() >> 3;
  }

  /** Returns the name, for example {@code e4}. */
  @Override
  public String toString() {
    return text;
  }
}
