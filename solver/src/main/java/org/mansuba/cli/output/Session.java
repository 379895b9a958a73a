package org.mansuba.cli.output;

import org.mansuba.search.Cancellation;

/**
 * The environment of a command.
 *
 * @param terminal its input and output
 * @param interrupts ends a search early
 */
public record Session(Terminal terminal, Interrupts interrupts) {
  /** Returns a new cancellation, triggered by the user's interrupt. */
  public Cancellation cancellation() {
    Cancellation cancellation = new Cancellation();
    interrupts.end(cancellation);
    return cancellation;
  }
}
