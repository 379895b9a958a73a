package org.mansuba.cli.output;

import org.mansuba.search.Cancellation;

/** Why work ended before its answer, for the end of a sentence. */
public final class WhyStopped {
  private WhyStopped() {}

  /**
   * The reason.
   *
   * @param work what it is called: {@code search}
   */
  public static String of(String work, Cancellation cancellation) {
    return cancellation.isCancelled()
        ? "the %s was interrupted".formatted(work)
        : "the %s stopped at its limit".formatted(work);
  }
}
