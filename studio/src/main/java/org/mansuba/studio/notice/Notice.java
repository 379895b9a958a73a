package org.mansuba.studio.notice;

import java.util.List;

/**
 * Something the window tells its user.
 *
 * @param tone how much it matters
 * @param text a sentence, in the language of the window
 * @param answers what the user can do about it, possibly nothing
 */
public record Notice(Tone tone, String text, List<Answer> answers) {
  /** How much a notice matters. */
  public enum Tone {
    /** Good to know. */
    INFORMATION,
    /** Something went wrong; nothing is lost. */
    ERROR
  }

  /**
   * Something the user can do about a notice.
   *
   * @param key the key of its words
   * @param action does it
   */
  public record Answer(String key, Runnable action) {}

  /** Copies the answers. */
  public Notice {
    answers = List.copyOf(answers);
  }
}
