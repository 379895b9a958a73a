package org.mansuba.notation;

/**
 * A text that cannot be read. The message is one sentence for the user: what is wrong and, where
 * that helps, what would be right. It never repeats more than a short, harmless piece of the text.
 */
public final class NotationException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Says what is wrong, in one sentence. */
  public NotationException(String message) {
    super(message);
  }
}
