package org.mansuba.search;

/**
 * Thrown if a search finds no line for a win that its memory holds as proved. The results that it
 * started from are then not those of a search.
 */
public final class UnfoundedWinException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Creates an exception.
   *
   * @param moves attacker moves within which the win was held to be proved
   */
  public UnfoundedWinException(int moves) {
    super("no line for a win in " + moves + " moves");
  }
}
