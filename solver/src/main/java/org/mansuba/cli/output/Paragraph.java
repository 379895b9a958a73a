package org.mansuba.cli.output;

/** Text in lines of a width that every terminal has. */
public final class Paragraph {
  private static final int WIDTH = 79;

  private Paragraph() {}

  /** The text as a paragraph of its own kind: moved in, and further from its second line on. */
  public static String indented(String text) {
    int own = text.length() - text.stripLeading().length();
    String margin = " ".repeat(own + 2);
    String rest = wrap(text.strip(), WIDTH - own - 4);
    return margin + rest.replace(System.lineSeparator(), System.lineSeparator() + margin + "  ");
  }

  /** The text with line ends in place of some spaces. */
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
