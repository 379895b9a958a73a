package org.mansuba.tables.file;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.mansuba.notation.Excerpt;
import org.mansuba.tables.index.TableException;

/** Where a user's tables lie if no other folder is named. */
public final class TableFolder {
  private static final String VARIABLE = "MANSUBA_TABLES";

  private TableFolder() {}

  /**
   * The folder of this user: that of {@code MANSUBA_TABLES} if it is set, else a folder among the
   * data that the operating system keeps for the user.
   *
   * @throws TableException if {@code MANSUBA_TABLES} names what is no folder
   */
  public static Path ofUser() {
    return of(System.getenv(), system(), home());
  }

  /** Whether a folder is that of this user, also where that is named and is no folder. */
  static boolean isOfUser(Path folder) {
    return folder.equals(unchecked(System.getenv(), system(), home()));
  }

  /** The folder for an environment, the name of an operating system, and a home. */
  static Path of(Map<String, String> environment, String system, Path home) {
    Path folder = unchecked(environment, system, home);
    if (isNamed(environment) && Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new TableException(
          "%s names %s, which is no folder; name the one where tables are kept"
              .formatted(VARIABLE, Excerpt.of(folder.toString())));
    }
    return folder;
  }

  /** The same, whether or not it is a folder. */
  static Path unchecked(Map<String, String> environment, String system, Path home) {
    return isNamed(environment)
        ? Path.of(environment.getOrDefault(VARIABLE, ""))
        : data(environment, system, home).resolve("mansuba").resolve("tables");
  }

  private static boolean isNamed(Map<String, String> environment) {
    return !environment.getOrDefault(VARIABLE, "").isEmpty();
  }

  private static String system() {
    return System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
  }

  private static Path home() {
    return Path.of(System.getProperty("user.home", "."));
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
