package org.mansuba.cli.repair;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.mansuba.cli.output.Refusal;
import org.mansuba.notation.Excerpt;
import org.mansuba.problem.AtomicFile;

/**
 * A file to which whole lines are appended. When the program is killed none of them is lost, when
 * the machine fails at most those of the last second. What a crash left of an unfinished line is
 * cut off when the file is opened again.
 */
final class AppendedLines implements AutoCloseable {
  private static final int LARGEST = 1 << 30;
  private static final long NANOS_BETWEEN_SYNCS = 1_000_000_000;

  private final String name;
  private final FileChannel channel;
  private final List<String> lines;
  private final String unfinished;
  private long nextSync = System.nanoTime();

  private AppendedLines(String name, FileChannel channel, String whole, String unfinished) {
    this.name = name;
    this.channel = channel;
    this.lines = whole.lines().toList();
    this.unfinished = unfinished;
  }

  /**
   * Opens a file, which is created if need be. Nothing is changed before the first line is
   * appended.
   *
   * @throws Refusal if that fails
   */
  static AppendedLines open(Path file) {
    String name = Excerpt.plain(file.toString(), 300);
    try {
      FileChannel channel =
          FileChannel.open(
              file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      if (channel.size() > LARGEST) {
        channel.close();
        throw new Refusal(name + " is too large to go on with");
      }
      ByteBuffer bytes = ByteBuffer.allocate((int) channel.size());
      while (bytes.hasRemaining() && channel.read(bytes) >= 0) {
        // A channel may read less than is there.
      }
      String text = new String(bytes.array(), 0, bytes.position(), StandardCharsets.UTF_8);
      String whole = text.substring(0, text.lastIndexOf('\n') + 1);
      channel.position(whole.getBytes(StandardCharsets.UTF_8).length);
      return new AppendedLines(name, channel, whole, text.substring(whole.length()));
    } catch (IOException e) {
      throw refusal(name, e);
    }
  }

  /** The whole lines that were there when the file was opened. */
  List<String> lines() {
    return lines;
  }

  /** What stands behind the last whole line; the first line appended takes its place. */
  String unfinished() {
    return unfinished;
  }

  /** The file's name, safe to be shown. */
  String name() {
    return name;
  }

  /**
   * Appends a line.
   *
   * @throws Refusal if that fails
   */
  void append(String line) {
    try {
      channel.truncate(channel.position());
      ByteBuffer rest = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
      while (rest.hasRemaining()) {
        channel.write(rest);
      }
      long now = System.nanoTime();
      if (now - nextSync >= 0) {
        nextSync = now + NANOS_BETWEEN_SYNCS;
        channel.force(false);
      }
    } catch (IOException e) {
      throw refusal(name, e);
    }
  }

  @Override
  public void close() {
    try {
      channel.force(false);
      channel.close();
    } catch (IOException e) {
      throw refusal(name, e);
    }
  }

  private static Refusal refusal(String name, IOException e) {
    return new Refusal("%s cannot be written: %s".formatted(name, AtomicFile.reason(e)));
  }
}
