package org.mansuba.cli;

import org.mansuba.search.Cancellation;

/** What turns a user's wish to end the program into the end of a search. */
@FunctionalInterface
interface Interrupts {
  /** From now on an interrupt ends this search, whose answer is then still printed. */
  void end(Cancellation search);
}
