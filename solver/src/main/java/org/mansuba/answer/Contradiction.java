package org.mansuba.answer;

/**
 * Says that an answer of the search does not stand up to the plain rules: an error of the program,
 * never of its user. An answer that is contradicted is not shown, exported or stored.
 */
public final class Contradiction extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** A contradiction found in an answer. */
  public Contradiction(String message) {
    super(message);
  }

  /**
   * Requires something of an answer.
   *
   * @param otherwise what is wrong if it does not hold, with one place for {@code what}
   */
  static void unless(boolean holds, String otherwise, Object what) {
    if (!holds) {
      throw new Contradiction("the solution was refused: " + otherwise.formatted(what));
    }
  }
}
