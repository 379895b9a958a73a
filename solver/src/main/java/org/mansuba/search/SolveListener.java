package org.mansuba.search;

/** Is told how a search gets on. Called a few times a second, always by one thread at a time. */
@FunctionalInterface
public interface SolveListener {
  /** Takes what is known now. */
  void progress(Progress progress);

  /** A listener that does not listen. */
  static SolveListener silent() {
    return progress -> {};
  }
}
