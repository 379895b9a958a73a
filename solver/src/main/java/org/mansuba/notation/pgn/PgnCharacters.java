package org.mansuba.notation.pgn;

import java.io.IOException;
import java.io.Reader;

/**
 * The characters of a stream, with one character of lookahead and the current line and column. The
 * buffer has a fixed size.
 */
final class PgnCharacters {
  /** What {@link #peek} returns at the end of the stream. */
  static final int END = -1;

  private final Reader in;
  private final char[] buffer = new char[8192];
  private int at;
  private int filled;
  private int line = 1;
  private int column = 1;
  private long taken;

  PgnCharacters(Reader in) {
    this.in = in;
  }

  /** Returns the next character without consuming it, or {@link #END}. */
  int peek() throws IOException {
    while (at == filled) {
      int count = in.read(buffer, 0, buffer.length);
      if (count < 0) {
        return END;
      }
      at = 0;
      filled = count;
    }
    return buffer[at];
  }

  /** Consumes and returns the next character, or returns {@link #END}. */
  int take() throws IOException {
    int c = peek();
    if (c != END) {
      at++;
      taken++;
      column++;
      if (c == '\n') {
        line++;
        column = 1;
      }
    }
    return c;
  }

  /** Returns the line of the next character, from 1. */
  int line() {
    return line;
  }

  /** Returns the column of the next character, from 1. */
  int column() {
    return column;
  }

  /** Returns the number of characters consumed. */
  long taken() {
    return taken;
  }
}
