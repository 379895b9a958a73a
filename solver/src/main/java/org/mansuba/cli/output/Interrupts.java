package org.mansuba.cli.output;

import org.mansuba.search.Cancellation;

/** What turns a user's wish to end the program into the end of a search. */
@FunctionalInterface
public interface Interrupts {
  /** From now on an interrupt ends this search, whose answer is then still printed. */
  void end(Cancellation search);

  /** From now on a search that ends may take minutes over it, as to keep on disk what it found. */
  default void bePatient() {}
}
