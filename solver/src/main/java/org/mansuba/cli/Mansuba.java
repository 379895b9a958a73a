package org.mansuba.cli;

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
    GracefulExit exit = new GracefulExit();
    exit.exit(new Program(new Session(Terminal.ofProcess(), exit)).run(args).code());
  }
}
