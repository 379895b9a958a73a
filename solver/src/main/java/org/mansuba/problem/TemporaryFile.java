package org.mansuba.problem;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Names of files being written: hidden, in the same folder, and containing the machine and the
 * process, which distinguishes leftovers of killed processes from files in use.
 */
final class TemporaryFile {
  private static final Pattern NAME =
      Pattern.compile("\\.([0-9a-f]+)-m([0-9a-f]+)-([0-9]{1,18})-[0-9a-f-]+\\.tmp");

  /**
   * Processes of other machines that share the folder are not visible, so the age of their files
   * decides.
   */
  private static final Duration OLD = Duration.ofHours(1);

  private TemporaryFile() {}

  /** Returns a new name in the folder of {@code file}. */
  static Path beside(Path file) {
    // Not formatted: some locales have digits that a file system may not be able to name.
    return file.resolveSibling(
        String.join(
            "-",
            "." + mark(file),
            "m" + MachineMark.text(),
            String.valueOf(ProcessHandle.current().pid()),
            UUID.randomUUID() + ".tmp"));
  }

  /**
   * Deletes temporary files of {@code file} left by processes that have ended: those of this
   * machine whatever their age, those of other machines once they are an hour old. Files that
   * cannot be deleted are ignored.
   */
  static void clearAbandoned(Path file) {
    Path folder = file.resolveSibling("");
    try (DirectoryStream<Path> hidden = Files.newDirectoryStream(folder, ".*.tmp")) {
      hidden.forEach(other -> clear(other, file));
    } catch (IOException | DirectoryIteratorException unreadable) {
      // Only disk space is lost.
    }
  }

  private static void clear(Path other, Path file) {
    try {
      if (isAbandoned(other, file)) {
        Files.deleteIfExists(other);
      }
    } catch (IOException notOurs) {
      // Only disk space is lost.
    }
  }

  private static boolean isAbandoned(Path other, Path file) throws IOException {
    Matcher name = NAME.matcher(String.valueOf(other.getFileName()));
    return name.matches()
        && name.group(1).equals(mark(file))
        && ProcessHandle.of(Long.parseLong(name.group(3))).isEmpty()
        && (MachineMark.isOurs(name.group(2)) || isOld(other));
  }

  private static boolean isOld(Path other) throws IOException {
    return Files.getLastModifiedTime(other).toInstant().isBefore(Instant.now().minus(OLD));
  }

  /** Returns a hash of the name, since the name itself may be too long to be part of another. */
  private static String mark(Path file) {
    return Integer.toHexString(String.valueOf(file.getFileName()).hashCode());
  }
}
