package org.mansuba.cli;

/** Text in lines of a width that every terminal has. */
final class Paragraph {
  private static final int WIDTH = 79;

  private Paragraph() {}

  /** The text with line ends in place of some spaces. */
  static String wrap(String text) {
    StringBuilder out = new StringBuilder();
    int column = 0;
    for (String word : text.split(" ", -1)) {
      if (column > 0 && column + 1 + word.length() > WIDTH) {
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
