package org.mansuba.cli.output;

import picocli.CommandLine.Option;

/** The options common to all commands. */
public final class MessageOptions {
  @Option(names = "--quiet", description = "Show no progress on standard error.")
  private boolean quiet;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Print this help.")
  @SuppressWarnings("unused") // read by picocli
  private boolean help;

  /** Returns the progress line; silent unless a person reads the messages and wants progress. */
  public LiveLine line(Terminal terminal) {
    return quiet || terminal.messages() == Terminal.Reader.MACHINE
        ? LiveLine.silent()
        : LiveLine.on(terminal);
  }
}
