package org.mansuba.tables.index;

/** A table that cannot be named, read, written or built; the message is a sentence for the user. */
public final class TableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Says what is wrong. */
  public TableException(String sentence) {
    super(sentence);
  }

  /** Says what is wrong, and by what it came about. */
  public TableException(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
