package org.mansuba.cli.output;

import java.util.Objects;

/** Which version of the program this is. */
public final class Version {
  private Version() {}

  /** The version of the packed program, or {@code development} of an unpacked one. */
  public static String text() {
    return Objects.requireNonNullElse(
        Version.class.getPackage().getImplementationVersion(), "development");
  }
}
