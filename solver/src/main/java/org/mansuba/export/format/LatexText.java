package org.mansuba.export.format;

import org.mansuba.words.Language;

/** Escapes LaTeX special characters, and groups letters of other scripts. */
final class LatexText {
  private static final int FIRST_RIGHT_TO_LEFT = 0x590;
  private static final int LAST_RIGHT_TO_LEFT = 0x8FF;
  private static final int LAST_LATIN = 0x17F;
  private static final int NON_JOINER = 0x200C;

  private final Script neutral;
  private final StringBuilder out = new StringBuilder();
  private final StringBuilder group = new StringBuilder();
  private Script script = Script.LATIN;

  private LatexText(Script neutral) {
    this.neutral = neutral;
  }

  /** What the font must support. */
  private enum Script {
    /** Latin letters, which standard fonts have. */
    LATIN(""),
    /** Another left-to-right script, or figurines. */
    OTHER("\\otherscript"),
    /** A right-to-left script. */
    ARABIC("\\arabicscript");

    private final String command;

    Script(String command) {
      this.command = command;
    }
  }

  /** Returns an escaped left-to-right text. */
  static String escape(String text) {
    return new LatexText(Script.LATIN).written(text);
  }

  /** Returns an escaped text in its own direction. */
  static String ordered(String text) {
    return Language.Direction.of(text) == Language.Direction.RIGHT_TO_LEFT
        ? "\\righttoleft{%s}".formatted(inTurned(text))
        : escape(text);
  }

  /**
   * Returns a text for a right-to-left line: digits, stops and brackets are treated as Arabic so
   * that they appear on the correct side.
   */
  static String inTurned(String text) {
    return Language.Direction.of(text) == Language.Direction.RIGHT_TO_LEFT
        ? new LatexText(Script.ARABIC).written(text)
        : "\\lefttoright{%s}".formatted(escape(text));
  }

  private String written(String text) {
    text.replaceAll("\\s+", " ").codePoints().forEach(this::add);
    begin(Script.LATIN);
    return out.toString();
  }

  private void add(int point) {
    if (script != Script.LATIN && (point == ' ' || point == NON_JOINER)) {
      group.appendCodePoint(point);
      return;
    }
    Script needed = Character.isLetter(point) ? script(point) : orNeutral(script(point));
    if (needed != script) {
      begin(needed);
    }
    if (needed == Script.LATIN) {
      out.append(escape(point));
    } else {
      group.append(escape(point));
    }
  }

  private Script orNeutral(Script usual) {
    return usual == Script.LATIN ? neutral : usual;
  }

  /** Ends the current script group, if any, and starts the next. */
  private void begin(Script next) {
    if (!group.isEmpty()) {
      String text = group.toString();
      out.append(script.command).append('{').append(text.strip()).append('}');
      out.append(text.endsWith(" ") ? " " : "");
      group.setLength(0);
    }
    script = next;
  }

  private static Script script(int point) {
    if (point >= FIRST_RIGHT_TO_LEFT && point <= LAST_RIGHT_TO_LEFT) {
      return Script.ARABIC;
    }
    boolean usual = point <= LAST_LATIN || "–—‘’“”…□∞±∓−".indexOf(point) >= 0;
    return usual ? Script.LATIN : Script.OTHER;
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
