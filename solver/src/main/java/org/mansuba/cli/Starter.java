package org.mansuba.cli;

import org.mansuba.cli.output.ExitStatus;

/** What started the program: it sends interrupts, and learns how the program ends. */
sealed interface Starter permits StartScript, DirectStart {
  /** What started this process. */
  static Starter ofProcess() {
    Long script = Long.getLong("mansuba.parent");
    return script == null ? new DirectStart() : new StartScript(script);
  }

  /**
   * Begins to wait for interrupts.
   *
   * @param interrupt runs for each of them, in a thread of its own; when it returns, the program
   *     ends without an answer
   */
  void listen(Runnable interrupt);

  /** The number to end this process with. */
  int code(ExitStatus status);
}
