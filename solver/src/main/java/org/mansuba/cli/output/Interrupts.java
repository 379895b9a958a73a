package org.mansuba.cli.output;

import org.mansuba.search.Cancellation;

/** Turns a user's interrupt into the cancellation of a search. */
@FunctionalInterface
public interface Interrupts {
  /** From now on an interrupt cancels this search, whose answer is still printed. */
  void end(Cancellation search);

  /**
   * From now on a cancelled search may take minutes to finish, for example to save its progress.
   */
  default void bePatient() {}
}
