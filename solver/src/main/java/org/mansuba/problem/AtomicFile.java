package org.mansuba.problem;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Writes files atomically: after a crash or with a full disk, the file has either its old or its
 * new contents. Writes to a temporary file in the same folder, syncs it to disk, then renames it.
 */
public final class AtomicFile {
  private static final int MOST_LINKS = 40;
  private static final Set<OpenOption> NEW =
      Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);

  private AtomicFile() {}

  /** The contents of a file. */
  @FunctionalInterface
  public interface Content {
    /** Writes the contents. */
    void writeTo(WritableByteChannel channel) throws IOException;
  }

  /**
   * Writes or replaces a file. Keeps the permissions of an existing file and follows symbolic
   * links.
   *
   * @throws IOException if writing fails; an existing file is unchanged
   */
  public static void write(Path file, byte[] bytes) throws IOException {
    write(file, channel -> writeAll(channel, ByteBuffer.wrap(bytes)));
  }

  /**
   * Writes or replaces a file. Keeps the permissions of an existing file and follows symbolic
   * links. Rejects devices and pipes, because renaming would replace them with a file.
   *
   * @param content writes all bytes
   * @throws IOException if writing fails; an existing file is unchanged
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
    Path target = target(file);
    Path temporary = TemporaryFile.beside(target);
    try {
      fill(temporary, content, exists ? permissions(target) : Optional.empty());
      Files.move(
          temporary, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(temporary);
    }
  }

  /**
   * Deletes what a killed process left of its writing a file, as far as that can be done; what may
   * be of another machine's process only after an hour.
   */
  public static void clearAbandoned(Path file) {
    try {
      TemporaryFile.clearAbandoned(target(file));
    } catch (IOException noSuchPlace) {
      // Nothing was left behind there.
    }
  }

  /** Returns the reason for an I/O failure, as a clause. */
  public static String reason(IOException e) {
    return FailureReason.of(e);
  }

  private static Path target(Path file) throws IOException {
    return Files.exists(file) ? file.toRealPath() : withoutLinks(file.toAbsolutePath());
  }

  /** Returns the path a file would be created at, resolving even dangling links. */
  private static Path withoutLinks(Path file) throws IOException {
    Path target = file;
    for (int links = 0; Files.isSymbolicLink(target); links++) {
      if (links == MOST_LINKS) {
        throw new FileSystemException(file.toString(), null, "it is a broken link");
      }
      target = target.resolveSibling(Files.readSymbolicLink(target));
    }
    return target;
  }

  /**
   * Writes the contents so that only those who may read the old file can read the new one, at any
   * time.
   */
  private static void fill(
      Path file, Content content, Optional<Set<PosixFilePermission>> permissions)
      throws IOException {
    FileAttribute<?>[] attributes =
        permissions
            .map(PosixFilePermissions::asFileAttribute)
            .map(attribute -> new FileAttribute<?>[] {attribute})
            .orElseGet(() -> new FileAttribute<?>[0]);
    try (FileChannel channel = FileChannel.open(file, NEW, attributes)) {
      content.writeTo(channel);
      channel.force(true);
    }
    if (permissions.isPresent()) {
      // The umask may have removed some of them.
      Files.setPosixFilePermissions(file, permissions.get());
    }
  }

  private static void writeAll(WritableByteChannel channel, ByteBuffer bytes) throws IOException {
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }

  private static Optional<Set<PosixFilePermission>> permissions(Path file) throws IOException {
    @Nullable PosixFileAttributeView view =
        Files.getFileAttributeView(file, PosixFileAttributeView.class);
    return view == null ? Optional.empty() : Optional.of(view.readAttributes().permissions());
  }
}
