package org.mansuba.studio.notice;

/**
 * Something the window tells its user.
 *
 * @param tone how much it matters
 * @param text a sentence, in the language of the window
 */
public record Notice(Tone tone, String text) {
  /** How much a notice matters. */
  public enum Tone {
    /** Good to know. */
    INFORMATION,
    /** Something went wrong; nothing is lost. */
    ERROR
  }
}
