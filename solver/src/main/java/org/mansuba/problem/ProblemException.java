package org.mansuba.problem;

/**
 * A problem file that cannot be read or written. The message is one sentence for the user: the
 * file, the line and column or the field, what is wrong, and what would be right.
 */
public final class ProblemException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Says what is wrong, in one sentence. */
  public ProblemException(String message) {
    super(message);
  }
}
