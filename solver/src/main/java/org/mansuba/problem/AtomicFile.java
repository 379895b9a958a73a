package org.mansuba.problem;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.UUID;
import org.mansuba.notation.Excerpt;

/**
 * Writes whole files so that a crash or a full disk leaves the old file or the new one, never half
 * of it: into a temporary file in the same folder, down to the disk, and then by one move.
 */
public final class AtomicFile {
  private AtomicFile() {}

  /** What a file is to hold. */
  @FunctionalInterface
  public interface Content {
    /** Writes all of it. */
    void writeTo(WritableByteChannel channel) throws IOException;
  }

  /**
   * Writes a file, or replaces one, whose permissions are kept. A symbolic link is followed.
   *
   * @throws IOException if that fails; a file that was there is unchanged
   */
  public static void write(Path file, byte[] bytes) throws IOException {
    write(file, channel -> writeAll(channel, ByteBuffer.wrap(bytes)));
  }

  /**
   * Writes a file, or replaces one, whose permissions are kept. A symbolic link is followed; a
   * device or a pipe is refused, as a move would put a file in its place.
   *
   * @param content writes all bytes of it
   * @throws IOException if that fails; a file that was there is unchanged
   */
  public static void write(Path file, Content content) throws IOException {
    if (Files.isDirectory(file)) {
      throw new FileSystemException(file.toString(), null, "it is a folder");
    }
    boolean exists = Files.exists(file);
    if (exists && !Files.isRegularFile(file)) {
      throw new FileSystemException(file.toString(), null, "it is a device or a pipe");
    }
    if (exists && !Files.isWritable(file)) {
      throw new AccessDeniedException(file.toString());
    }
    Path target = exists ? file.toRealPath() : file.toAbsolutePath();
    Path temporary = target.resolveSibling("." + UUID.randomUUID() + ".tmp");
    try {
      fill(temporary, content);
      if (exists) {
        copyPermissions(target, temporary);
      }
      Files.move(
          temporary, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(temporary);
    }
  }

  /** Why an input or output failed, for the end of a sentence. */
  public static String reason(IOException e) {
    return switch (e) {
      case NoSuchFileException _ -> "its folder does not exist";
      case AccessDeniedException _ -> "permission is denied";
      case FileSystemException f when f.getReason() != null -> Excerpt.plain(f.getReason(), 100);
      default -> {
        String message = e.getMessage();
        yield message == null ? "input or output failed" : Excerpt.plain(message, 100);
      }
    };
  }

  private static void fill(Path file, Content content) throws IOException {
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      content.writeTo(channel);
      channel.force(true);
    }
  }

  private static void writeAll(WritableByteChannel channel, ByteBuffer bytes) throws IOException {
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }

  private static void copyPermissions(Path from, Path to) throws IOException {
    PosixFileAttributeView old = Files.getFileAttributeView(from, PosixFileAttributeView.class);
    PosixFileAttributeView fresh = Files.getFileAttributeView(to, PosixFileAttributeView.class);
    if (old != null && fresh != null) {
      fresh.setPermissions(old.readAttributes().permissions());
    }
  }
}
