package org.mansuba.cli.output;

/** Wraps text to a width that fits every terminal. */
public final class Paragraph {
  private static final int WIDTH = 79;

  private Paragraph() {}

  /** Returns the text as a paragraph with a hanging indent. */
  public static String indented(String text) {
    int own = text.length() - text.stripLeading().length();
    String margin = " ".repeat(own + 2);
    String rest = wrap(text.strip(), WIDTH - own - 4);
    return margin + rest.replace(System.lineSeparator(), System.lineSeparator() + margin + "  ");
  }

  /** Returns the text with some spaces replaced by line feeds. */
  public static String wrap(String text) {
    return wrap(text, WIDTH);
  }

  private static String wrap(String text, int width) {
    StringBuilder out = new StringBuilder();
    int column = 0;
    for (String word : text.split(" ", -1)) {
      if (column > 0 && column + 1 + word.length() > width) {
        out.append(System.lineSeparator());
        column = 0;
      } else if (column > 0) {
        out.append(' ');
        column++;
      }
      out.append(word);
      column += word.length();
    }
    return out.toString();
  }
}
