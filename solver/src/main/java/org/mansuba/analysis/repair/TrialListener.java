package org.mansuba.analysis.repair;

import java.util.Optional;

/**
 * What follows a row of trials, and remembers earlier ones. It is never called by two threads at
 * once.
 */
public interface TrialListener {
  /** What is known of a candidate from an earlier run; empty if nothing is. */
  default Optional<Trial> known(Candidate candidate) {
    return Optional.empty();
  }

  /** A candidate has been tried. Of one and the same candidate this may come several times. */
  default void tried(Trial trial) {}

  /** How far the work is. */
  default void progress(TrialProgress progress) {}

  /** Listens to nothing. */
  static TrialListener silent() {
    return new TrialListener() {};
  }
}
