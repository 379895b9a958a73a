package org.mansuba.problem;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.mansuba.notation.Excerpt;

/** Words the reasons for I/O failures. */
final class FailureReason {
  private FailureReason() {}

  /** Returns the reason for an I/O failure, as a clause. */
  static String of(IOException e) {
    return switch (e) {
      case NoSuchFileException missing when hasFolder(missing) -> "a file cannot be created there";
      case NoSuchFileException _ -> "its folder does not exist";
      case AccessDeniedException _ -> "permission is denied";
      case FileSystemException f when f.getReason() != null -> inOurWords(f.getReason());
      default -> {
        String message = e.getMessage();
        yield message == null ? "input or output failed" : inOurWords(message);
      }
    };
  }

  private static boolean hasFolder(NoSuchFileException missing) {
    Path folder = Path.of(missing.getFile()).toAbsolutePath().getParent();
    return folder != null && Files.isDirectory(folder);
  }

  /** Returns a plain wording of a system message. */
  private static String inOurWords(String message) {
    return switch (message) {
      case "Is a directory" -> "it is a folder";
      case "Not a directory" -> "a part of its path is a file, not a folder";
      case "No space left on device" -> "the disk is full";
      case "Read-only file system" -> "it is read-only";
      case "File name too long" -> "the name is too long";
      default -> Excerpt.plain(message, 100);
    };
  }
}
