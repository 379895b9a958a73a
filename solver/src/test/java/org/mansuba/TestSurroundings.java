package org.mansuba;

import java.nio.file.Path;
import java.util.Locale;
import java.util.UUID;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/**
 * Makes all tests run in the same surroundings, however they are started: numbers are written as
 * the program writes them, which sets this at its start, and no tables of the user are found.
 */
public final class TestSurroundings implements LauncherSessionListener {
  private static final String TABLES = "mansuba.tables";

  @Override
  public void launcherSessionOpened(LauncherSession session) {
    Locale.setDefault(Locale.Category.FORMAT, Locale.ROOT);
    System.setProperty(TABLES, missing().toString());
  }

  /** The option of Java by which a process of its own finds no tables of the user either. */
  static String option() {
    return "-D" + TABLES + "=" + missing();
  }

  private static Path missing() {
    return Path.of(System.getProperty("java.io.tmpdir"), "no-tables-" + UUID.randomUUID());
  }
}
