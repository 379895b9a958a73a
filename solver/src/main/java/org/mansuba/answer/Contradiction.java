package org.mansuba.answer;

/** The program has found that two of its parts disagree, so that it has no answer to give. */
public final class Contradiction extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public Contradiction(String message) {
    super(message);
  }
}
