package org.mansuba.analysis.proof;

/** A winning tree has more positions than a certificate may have. */
public final class TreeTooLargeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  TreeTooLargeException(int most) {
    super("the winning tree has more than %,d positions".formatted(most), null, false, false);
  }
}
