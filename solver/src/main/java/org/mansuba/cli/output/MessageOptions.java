package org.mansuba.cli.output;

import picocli.CommandLine.Option;

/** The options of every command, whatever it prints. */
public final class MessageOptions {
  @Option(names = "--quiet", description = "No progress on standard error.")
  private boolean quiet;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Print this help.")
  @SuppressWarnings("unused") // picocli asks for it
  private boolean help;

  /** The line on which progress is shown, if a person reads the messages and wants it. */
  public LiveLine line(Terminal terminal) {
    return quiet || terminal.messages() == Terminal.Reader.MACHINE
        ? LiveLine.silent()
        : LiveLine.on(terminal);
  }
}
