package org.mansuba.tables.build;

/** Building was cancelled. What was finished before is kept. */
public final class BuildStopped extends RuntimeException {
  private static final long serialVersionUID = 1L;

  BuildStopped() {
    super("building was stopped", null, false, false);
  }
}
