package org.mansuba.studio.export;

import java.util.List;

/** What is shown of a problem before it is written. */
public sealed interface Preview {
  /** Nothing is asked for. */
  record None() implements Preview {}

  /** It is being made. */
  record Working() implements Preview {}

  /** The solution of a check is wanted, and there has been none. */
  record Unchecked() implements Preview {}

  /**
   * It cannot be made.
   *
   * @param why a sentence in the language of the window
   */
  record Impossible(String why) implements Preview {}

  /**
   * A text.
   *
   * @param text the text as it will be written, long ones without their end
   * @param rest how many lines are not shown, or not to their ends
   */
  record Words(String text, int rest) implements Preview {}

  /**
   * The source of a page that readers see in a browser.
   *
   * @param words the source
   */
  record Source(Words words) implements Preview {}

  /**
   * Pictures.
   *
   * @param pages each page as a file in the format PNG
   */
  record Pictures(List<byte[]> pages) implements Preview {
    /** Copies the list. */
    public Pictures {
      pages = List.copyOf(pages);
    }
  }
}
