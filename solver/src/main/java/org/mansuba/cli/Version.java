package org.mansuba.cli;

import java.util.Objects;

/** Which version of the program this is. */
final class Version {
  private Version() {}

  /** The version of the packed program, or {@code development} of an unpacked one. */
  static String text() {
    return Objects.requireNonNullElse(
        Version.class.getPackage().getImplementationVersion(), "development");
  }
}
