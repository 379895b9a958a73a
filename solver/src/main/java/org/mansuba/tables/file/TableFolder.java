package org.mansuba.tables.file;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.mansuba.notation.Excerpt;
import org.mansuba.tables.index.TableException;

/** Locates the user's default table folder. */
public final class TableFolder {
  private static final String VARIABLE = "MANSUBA_TABLES";

  /** The property of Java that comes before the variable. */
  private static final String PROPERTY = "mansuba.tables";

  private TableFolder() {}

  /**
   * The folder of this user: that of the system property {@code mansuba.tables} or else of the
   * environment's {@code MANSUBA_TABLES} if one is set, else a folder among the data that the
   * operating system keeps for the user.
   *
   * @throws TableException if {@code MANSUBA_TABLES} names what is no folder, or the folder has a
   *     name that Java cannot use in this locale
   */
  public static Path ofUser() {
    return of(environment(), system(), home());
  }

  /**
   * Returns whether a folder is the user's default, even if {@code MANSUBA_TABLES} is not a folder.
   */
  static boolean isOfUser(Path folder) {
    return folder.equals(unchecked(environment(), system(), home()));
  }

  /**
   * Returns the folder for an environment, the name of an operating system, and a home directory.
   */
  static Path of(Map<String, String> environment, String system, Path home) {
    Path folder = unchecked(environment, system, home);
    if (isNamed(environment) && Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new TableException(
          "%s is set to %s, which is not a folder; set it to the table folder"
              .formatted(VARIABLE, Excerpt.of(folder.toString())));
    }
    return folder;
  }

  /** Returns the same without checking that it is a folder. */
  static Path unchecked(Map<String, String> environment, String system, Path home) {
    return isNamed(environment)
        ? path(environment.getOrDefault(VARIABLE, ""))
        : data(environment, system, home).resolve("mansuba").resolve("tables");
  }

  private static Path path(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException unnameable) {
      throw new TableException(
          "the tables are kept in %s, which Java cannot name in this locale; set %s to another folder"
              .formatted(Excerpt.of(name), VARIABLE),
          unnameable);
    }
  }

  private static boolean isNamed(Map<String, String> environment) {
    return !environment.getOrDefault(VARIABLE, "").isEmpty();
  }

  private static Map<String, String> environment() {
    String folder = System.getProperty(PROPERTY);
    return folder == null ? System.getenv() : Map.of(VARIABLE, folder);
  }

  private static String system() {
    return System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
  }

  private static Path home() {
    return path(System.getProperty("user.home", "."));
  }

  private static Path data(Map<String, String> environment, String system, Path home) {
    if (system.startsWith("windows")) {
      String local = environment.getOrDefault("LOCALAPPDATA", "");
      return local.isEmpty() ? home : path(local);
    }
    if (system.startsWith("mac")) {
      return home.resolve("Library").resolve("Application Support");
    }
    String data = environment.getOrDefault("XDG_DATA_HOME", "");
    return data.isEmpty() ? home.resolve(".local").resolve("share") : path(data);
  }
}
