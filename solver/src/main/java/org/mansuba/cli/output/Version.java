package org.mansuba.cli.output;

import java.util.Objects;

/** The version of the program. */
public final class Version {
  private Version() {}

  /** Returns the version of the packaged program, or {@code development}. */
  public static String text() {
    return Objects.requireNonNullElse(
        Version.class.getPackage().getImplementationVersion(), "development");
  }
}
