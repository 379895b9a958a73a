package org.mansuba.cli.output;

import org.mansuba.search.Cancellation;

/**
 * What a command runs in.
 *
 * @param terminal what it reads from and writes to
 * @param interrupts what ends a search early
 */
public record Session(Terminal terminal, Interrupts interrupts) {
  /** A new cancellation, which the user's wish to end the program sets off. */
  public Cancellation cancellation() {
    Cancellation cancellation = new Cancellation();
    interrupts.end(cancellation);
    return cancellation;
  }
}
