package org.mansuba.tables.index;

/**
 * Thrown if a table has an invalid name or cannot be read, written or built. The message is a
 * sentence for the user.
 */
public final class TableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception with a message. */
  public TableException(String sentence) {
    super(sentence);
  }

  /** Creates an exception with a message and a cause. */
  public TableException(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
