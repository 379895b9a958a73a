package org.mansuba.cli.output;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.mansuba.notation.Excerpt;

/**
 * Text that may hold what a user or a file calls something, made safe for a terminal by {@link
 * Excerpt#visible}. Bytes are written as they are.
 */
final class VisibleText extends PrintStream {
  /** Text that is printed to a stream. */
  VisibleText(PrintStream stream) {
    super(stream, false, StandardCharsets.UTF_8);
  }

  @Override
  public void print(String text) {
    super.print(Excerpt.visible(text));
  }

  @Override
  public void print(Object value) {
    print(String.valueOf(value));
  }

  @Override
  public void print(char[] text) {
    print(String.valueOf(text));
  }

  @Override
  public void print(char character) {
    print(String.valueOf(character));
  }
}
