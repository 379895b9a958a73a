package org.mansuba.cli.output;

import java.io.IOException;
import java.io.OutputStream;

/**
 * Output that may be piped into another program. After that program exits, as {@code head} does,
 * further output is dropped; any other failure is reported.
 */
final class Pipe extends OutputStream {
  private static final String READER_HAS_LEFT = "Broken pipe";

  private final OutputStream out;

  Pipe(OutputStream out) {
    this.out = out;
  }

  @Override
  public void write(int value) throws IOException {
    write(new byte[] {(byte) value}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    try {
      out.write(bytes, from, length);
    } catch (IOException e) {
      if (!READER_HAS_LEFT.equals(e.getMessage())) {
        throw e;
      }
    }
  }
}
