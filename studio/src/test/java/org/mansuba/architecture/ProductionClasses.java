package org.mansuba.architecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;

/** Imports the classes of both programs and leaves out their tests. */
public final class ProductionClasses implements ImportOption {
  /** The package that all others are in, with a dot at its end. */
  static final String ROOT = "org.mansuba.";

  private static final String TESTS =
      ProductionClasses.class.getProtectionDomain().getCodeSource().getLocation().toString();

  @Override
  public boolean includes(Location location) {
    return !location.asURI().toString().startsWith(TESTS) && !location.contains("/test-classes/");
  }
}
