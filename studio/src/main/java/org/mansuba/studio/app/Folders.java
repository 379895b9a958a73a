package org.mansuba.studio.app;

import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Where the studio keeps its own files, by the custom of each system. */
final class Folders {
  private Folders() {}

  /** The file of the settings. */
  static Path settings() {
    return system("XDG_CONFIG_HOME", ".config").resolve("studio.properties");
  }

  /** The file of the verdicts that are known. */
  static Path verdicts() {
    return settings().resolveSibling("verdicts.properties");
  }

  /** The folder of what is not saved yet. */
  static Path journal() {
    return system("XDG_STATE_HOME", ".local/state").resolve("journal");
  }

  private static Path system(String variable, String usual) {
    String os = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    if (os.contains("win")) {
      return folder(System.getenv("APPDATA"), "AppData/Roaming").resolve("Mansuba");
    }
    if (os.contains("mac")) {
      return folder(null, "Library/Application Support").resolve("Mansuba");
    }
    return folder(System.getenv(variable), usual).resolve("mansuba");
  }

  private static Path folder(@Nullable String given, String inHome) {
    return given == null || given.isBlank()
        ? Path.of(System.getProperty("user.home", ".")).resolve(inHome)
        : Path.of(given);
  }
}
