package org.mansuba.problem;

/**
 * Thrown if a problem file cannot be read or written. The message is one sentence for the user that
 * names the file, the line and column or the field, the error, and what is expected.
 */
public final class ProblemException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception with a one-sentence message. */
  public ProblemException(String message) {
    super(message);
  }
}
