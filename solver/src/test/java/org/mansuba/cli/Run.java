package org.mansuba.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.cli.output.Interrupts;
import org.mansuba.cli.output.Session;
import org.mansuba.cli.output.Terminal;

/**
 * A command line that has been run.
 *
 * @param status how it ended
 * @param out standard output
 * @param err standard error
 */
public record Run(ExitStatus status, String out, String err) {
  /** Runs a command whose standard input is empty and whose messages go to a file. */
  public static Run of(String... args) {
    return withInput("", args);
  }

  /** Runs a command with a standard input. */
  public static Run withInput(String input, String... args) {
    return with(input.getBytes(StandardCharsets.UTF_8), Terminal.Reader.MACHINE, _ -> {}, args);
  }

  /** Runs a command in any circumstances. */
  public static Run with(
      byte[] input, Terminal.Reader messages, Interrupts interrupts, String... args) {
    return in(input, messages, interrupts, session -> new Program(session).run(args));
  }

  /** Runs a command that is made in an unusual way, as {@link #of} runs the others. */
  static Run of(Function<Session, Callable<ExitStatus>> command, String... args) {
    return in(
        new byte[0],
        Terminal.Reader.MACHINE,
        _ -> {},
        session -> new Program(session).run(command.apply(session), args));
  }

  private static Run in(
      byte[] input,
      Terminal.Reader messages,
      Interrupts interrupts,
      Function<Session, ExitStatus> work) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal =
        new Terminal(
            new ByteArrayInputStream(input),
            new PrintStream(out, false, StandardCharsets.UTF_8),
            new PrintStream(err, false, StandardCharsets.UTF_8),
            messages,
            80);
    ExitStatus status = work.apply(new Session(terminal, interrupts));
    return new Run(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** Returns standard output with its line ends as spaces: where lines are wrapped says nothing. */
  public String text() {
    return out.replaceAll("\\s+", " ");
  }
}
