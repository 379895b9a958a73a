package org.mansuba.problem;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.mansuba.notation.Excerpt;

/** Why an input or output failed, in words for people. */
final class FailureReason {
  private FailureReason() {}

  /** Why an input or output failed, for the end of a sentence. */
  static String of(IOException e) {
    return switch (e) {
      case NoSuchFileException missing when hasFolder(missing) -> "no file can be made there";
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

  /** What the system says, in words for those who do not know it. */
  private static String inOurWords(String message) {
    return switch (message) {
      case "Is a directory" -> "it is a folder";
      case "Not a directory" -> "a part of its path is a file, not a folder";
      case "No space left on device" -> "the disk is full";
      case "Read-only file system" -> "nothing may be written there";
      case "File name too long" -> "the name is too long";
      default -> Excerpt.plain(message, 100);
    };
  }
}
