package org.mansuba.cli;

/** The program has found that two of its parts disagree, so that it has no answer to give. */
final class Contradiction extends RuntimeException {
  private static final long serialVersionUID = 1L;

  Contradiction(String message) {
    super(message);
  }
}
