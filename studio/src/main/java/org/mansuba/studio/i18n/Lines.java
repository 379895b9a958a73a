package org.mansuba.studio.i18n;

/**
 * Breaks texts in Arabic script into lines. JavaFX throws an exception when it wraps such texts, so
 * every text that may contain them is broken here and wrapped nowhere else.
 */
public final class Lines {
  private Lines() {}

  /** Whether a text holds letters that are written from right to left. */
  public static boolean isRightToLeft(String text) {
    return text.chars()
        .map(Character::getDirectionality)
        .anyMatch(
            d ->
                d == Character.DIRECTIONALITY_RIGHT_TO_LEFT
                    || d == Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC);
  }

  /**
   * A text with such letters, broken at spaces into lines; any other text as it is.
   *
   * @param letters how many letters a line has at most, where a space lets it be broken in time
   */
  public static String broken(String text, int letters) {
    if (!isRightToLeft(text)) {
      return text;
    }
    StringBuilder out = new StringBuilder();
    int length = 0;
    for (String word : text.split("(?<=[ \n])", -1)) {
      String bare = word.stripTrailing();
      if (length > 0 && length + bare.length() > letters) {
        out.setCharAt(out.length() - 1, '\n');
        length = 0;
      }
      out.append(word);
      length = word.endsWith("\n") ? 0 : length + word.length();
    }
    return out.toString();
  }
}
