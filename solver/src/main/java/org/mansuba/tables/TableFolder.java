package org.mansuba.tables;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.mansuba.notation.Excerpt;

/** Where a user's tables lie if no other folder is named. */
public final class TableFolder {
  private TableFolder() {}

  /**
   * The folder of this user: that of {@code MANSUBA_TABLES} if it is set, else a folder among the
   * data that the operating system keeps for the user.
   *
   * @throws TableException if {@code MANSUBA_TABLES} names what is no folder
   */
  public static Path ofUser() {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    return of(System.getenv(), system, Path.of(System.getProperty("user.home", ".")));
  }

  /** The folder for an environment, the name of an operating system, and a home. */
  static Path of(Map<String, String> environment, String system, Path home) {
    String named = environment.getOrDefault("MANSUBA_TABLES", "");
    if (!named.isEmpty()) {
      Path folder = Path.of(named);
      if (Files.exists(folder) && !Files.isDirectory(folder)) {
        throw new TableException(
            "MANSUBA_TABLES names %s, which is no folder; name the one where tables are kept"
                .formatted(Excerpt.of(named)));
      }
      return folder;
    }
    return data(environment, system, home).resolve("mansuba").resolve("tables");
  }

  private static Path data(Map<String, String> environment, String system, Path home) {
    if (system.startsWith("windows")) {
      String local = environment.getOrDefault("LOCALAPPDATA", "");
      return local.isEmpty() ? home : Path.of(local);
    }
    if (system.startsWith("mac")) {
      return home.resolve("Library").resolve("Application Support");
    }
    String data = environment.getOrDefault("XDG_DATA_HOME", "");
    return data.isEmpty() ? home.resolve(".local").resolve("share") : Path.of(data);
  }
}
