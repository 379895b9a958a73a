package org.mansuba.tables.build;

/** Thrown if a build was stopped. Tables finished before are kept. */
public final class BuildStopped extends RuntimeException {
  private static final long serialVersionUID = 1L;

  BuildStopped() {
    super("the build was stopped", null, false, false);
  }
}
