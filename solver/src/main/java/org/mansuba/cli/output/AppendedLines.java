package org.mansuba.cli.output;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.mansuba.notation.Excerpt;
import org.mansuba.problem.AtomicFile;

/**
 * A file to which whole lines are appended, by one process at a time. When the program is killed,
 * none of them is lost. Nothing is changed before the first line is appended, which then takes the
 * place of an unfinished line. Belongs to one thread at a time.
 */
public final class AppendedLines implements AutoCloseable {
  /** Replaces bytes that are not text. */
  public static final String DAMAGE = "\uFFFD";

  private static final int LARGEST = 1 << 30;
  private static final int BUFFER = 1 << 16;

  private final String name;
  private final FileChannel channel;
  private final List<String> lines = new ArrayList<>();
  private String unfinished = "";

  private AppendedLines(String name, FileChannel channel) {
    this.name = name;
    this.channel = channel;
  }

  /**
   * Opens a file, which is created if need be.
   *
   * @throws Refusal if that fails, if it is no regular file, or if another process has it open
   */
  public static AppendedLines open(Path file) {
    String name = Excerpt.fileName(file.toString());
    if (Files.isDirectory(file)) {
      throw new Refusal(name + " is a folder; name a file in it");
    }
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new Refusal(name + " is no file that results can be kept in, but a device or a pipe");
    }
    try {
      FileChannel channel =
          FileChannel.open(
              file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      try {
        AppendedLines opened = new AppendedLines(name, channel);
        opened.lock();
        opened.read();
        return opened;
      } catch (IOException | Refusal failed) {
        channel.close();
        throw failed;
      }
    } catch (IOException e) {
      throw new Refusal("%s cannot be read and written: %s".formatted(name, AtomicFile.reason(e)));
    }
  }

  /**
   * The whole lines that were there when the file was opened. What is not UTF-8 is replaced by
   * {@link #DAMAGE}.
   */
  public List<String> lines() {
    return List.copyOf(lines);
  }

  /** What stands behind the last whole line. */
  public String unfinished() {
    return unfinished;
  }

  /** The file's name, safe to be shown. */
  public String name() {
    return name;
  }

  /**
   * Appends a line.
   *
   * @throws Refusal if that fails
   */
  public void append(String line) {
    ByteBuffer rest = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
    try {
      channel.truncate(channel.position());
      while (rest.hasRemaining()) {
        channel.write(rest);
      }
    } catch (IOException e) {
      throw unwritten(e);
    }
  }

  /**
   * Returns when all lines are on the disk.
   *
   * @throws Refusal if that fails
   */
  public void force() {
    try {
      channel.force(false);
    } catch (IOException e) {
      throw unwritten(e);
    }
  }

  @Override
  public void close() {
    try (channel) {
      channel.force(false);
    } catch (IOException e) {
      throw unwritten(e);
    }
  }

  /** The lock ends with the channel, at the latest when the process does. */
  private void lock() throws IOException {
    try {
      if (channel.tryLock() != null) {
        return;
      }
    } catch (OverlappingFileLockException e) {
      // This process has it.
    } catch (UnsupportedOperationException e) {
      return;
    }
    throw new Refusal(name + " is in use by another run; wait for its end, or name another file");
  }

  /** Reads all lines; the position is then behind the last whole one. */
  private void read() throws IOException {
    if (channel.size() > LARGEST) {
      throw new Refusal(name + " is too large to continue");
    }
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    ByteBuffer buffer = ByteBuffer.allocate(BUFFER);
    long whole = 0;
    while (channel.read(buffer.clear()) >= 0) {
      buffer.flip();
      while (buffer.hasRemaining()) {
        byte next = buffer.get();
        if (next == '\n') {
          whole += line.size() + 1;
          lines.add(line.toString(StandardCharsets.UTF_8));
          line.reset();
        } else {
          line.write(next);
        }
      }
    }
    unfinished = line.toString(StandardCharsets.UTF_8);
    channel.position(whole);
  }

  private Refusal unwritten(IOException e) {
    return new Refusal("%s cannot be written: %s".formatted(name, AtomicFile.reason(e)));
  }
}
