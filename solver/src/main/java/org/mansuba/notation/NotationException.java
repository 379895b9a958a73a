package org.mansuba.notation;

/**
 * Thrown if a text cannot be read. The message is one sentence for the user, stating what is wrong
 * and, where useful, what is expected. It quotes at most a short, sanitised part of the text.
 */
public final class NotationException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception with a one-sentence message. */
  public NotationException(String message) {
    super(message);
  }
}
