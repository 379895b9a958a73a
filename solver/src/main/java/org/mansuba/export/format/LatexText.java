package org.mansuba.export.format;

/** Text in which the signs of LaTeX stand for themselves. */
final class LatexText {
  private LatexText() {}

  static String escape(String text) {
    StringBuilder out = new StringBuilder();
    StringBuilder other = new StringBuilder();
    text.replaceAll("\\s+", " ")
        .codePoints()
        .forEach(
            point -> {
              if (isOther(point) || (point == ' ' && !other.isEmpty())) {
                other.appendCodePoint(point);
              } else {
                flush(out, other);
                out.append(escape(point));
              }
            });
    flush(out, other);
    return out.toString();
  }

  /** Letters that the usual fonts lack stand together in a group. */
  private static void flush(StringBuilder out, StringBuilder other) {
    if (!other.isEmpty()) {
      String text = other.toString();
      out.append("\\otherscript{").append(text.strip()).append('}');
      out.append(text.endsWith(" ") ? " " : "");
      other.setLength(0);
    }
  }

  private static boolean isOther(int point) {
    return point > 0x17F && "–—‘’“”…□∞±∓−".indexOf(point) < 0;
  }

  private static String escape(int point) {
    return switch (point) {
      case '\\' -> "\\textbackslash{}";
      case '{', '}', '#', '$', '%', '&', '_' -> "\\" + Character.toString(point);
      case '~' -> "\\textasciitilde{}";
      case '^' -> "\\textasciicircum{}";
      case '<', '>' -> "$" + Character.toString(point) + "$";
      case '□' -> "$\\square$";
      case '∞' -> "$\\infty$";
      case '±' -> "$\\pm$";
      case '∓' -> "$\\mp$";
      case '−' -> "$-$";
      default -> Character.toString(point);
    };
  }
}
