package org.mansuba.cli;

import java.util.Locale;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.cli.output.Session;
import org.mansuba.cli.output.Terminal;

/**
 * The command line program.
 *
 * <pre>{@code
 * mansuba solve dilaram
 * }</pre>
 */
public final class Mansuba {
  private Mansuba() {}

  /** Runs one command and ends the process with its exit status. */
  public static void main(String[] args) {
    // What is printed and written is read by programs too: its digits are the same everywhere. Java
    // knows those of this locale without looking anything up.
    Locale.setDefault(Locale.Category.FORMAT, Locale.ROOT);
    GracefulExit exit = new GracefulExit(Starter.ofProcess());
    ExitStatus status = ExitStatus.INTERNAL;
    try {
      status = new Program(new Session(Terminal.ofProcess(), exit)).run(args);
    } finally {
      // Java's own status for a failure would be the one for the answer no.
      exit.exit(status);
    }
  }
}
