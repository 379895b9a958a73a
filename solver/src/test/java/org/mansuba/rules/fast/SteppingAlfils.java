package org.mansuba.rules.fast;

/**
 * An error planted in the rules of the search: an alfil may also step one square diagonally, as a
 * ferz does. It lasts until it is closed and applies to the whole process, so nothing else may use
 * the rules meanwhile.
 */
public final class SteppingAlfils implements AutoCloseable {
  private final long[] correct = Leaps.ALFIL.clone();

  /** Plants the error. */
  public SteppingAlfils() {
    for (int square = 0; square < correct.length; square++) {
      Leaps.ALFIL[square] |= Leaps.FERZ[square];
    }
  }

  /** Corrects the rules again. */
  @Override
  public void close() {
    System.arraycopy(correct, 0, Leaps.ALFIL, 0, correct.length);
  }
}
