package org.mansuba.analysis.soundness;

/** Receives the progress of a check. Called a few times a second, by the checking thread. */
@FunctionalInterface
public interface CheckListener {
  /** Takes what is known now. */
  void progress(CheckProgress progress);

  /** A listener that does not listen. */
  static CheckListener silent() {
    return progress -> {};
  }
}
