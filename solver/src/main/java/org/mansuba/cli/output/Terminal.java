package org.mansuba.cli.output;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * What the program reads from and writes to. All text is UTF-8, and is shown as {@link
 * VisibleText}.
 *
 * @param in standard input
 * @param out standard output; answers only
 * @param err standard error; messages and progress
 * @param messages what reads the messages
 * @param columns how many characters a line of standard error has room for, at least 1
 */
public record Terminal(
    InputStream in, PrintStream out, PrintStream err, Reader messages, int columns) {
  private static final int USUAL_COLUMNS = 80;

  /** What reads standard error. */
  public enum Reader {
    /** A person at a terminal, to whom progress is shown. */
    PERSON,
    /** A file or another program. */
    MACHINE
  }

  /** Makes what is printed safe for a terminal. */
  public Terminal {
    out = new VisibleText(out);
    err = new VisibleText(err);
  }

  /**
   * The terminal of this process. Java cannot tell where standard error leads, so the script that
   * starts it says so in the properties {@code mansuba.messages}, which is {@code person} or {@code
   * machine}, and {@code mansuba.columns}.
   */
  public static Terminal ofProcess() {
    boolean person = System.getProperty("mansuba.messages", "machine").equals("person");
    int columns = Integer.getInteger("mansuba.columns", USUAL_COLUMNS);
    OutputStream out = new BufferedOutputStream(new Pipe(new FileOutputStream(FileDescriptor.out)));
    OutputStream err = new FileOutputStream(FileDescriptor.err);
    return new Terminal(
        System.in,
        printer(out),
        printer(err),
        person ? Reader.PERSON : Reader.MACHINE,
        columns > 0 ? columns : USUAL_COLUMNS);
  }

  /** Writes one sentence to standard error, named as the program's. */
  public void warn(String sentence) {
    err.println("mansuba: " + sentence);
  }

  private static PrintStream printer(OutputStream stream) {
    return new PrintStream(stream, false, StandardCharsets.UTF_8);
  }
}
