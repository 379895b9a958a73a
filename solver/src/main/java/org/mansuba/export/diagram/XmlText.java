package org.mansuba.export.diagram;

/** Text in XML and HTML. */
public final class XmlText {
  private static final int HARMLESS = 0xFFFD;

  private XmlText() {}

  /**
   * The text with the signs of XML made to stand for themselves, also in quotation marks.
   * Characters that XML forbids, even as references, are replaced by U+FFFD.
   */
  public static String escape(String text) {
    StringBuilder out = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            point -> {
              switch (point) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                default -> out.appendCodePoint(isAllowed(point) ? point : HARMLESS);
              }
            });
    return out.toString();
  }

  private static boolean isAllowed(int point) {
    return point == '\t'
        || point == '\n'
        || point == '\r'
        || (point >= 0x20 && point <= 0xD7FF)
        || (point >= 0xE000 && point <= 0xFFFD)
        || point >= 0x10000;
  }
}
