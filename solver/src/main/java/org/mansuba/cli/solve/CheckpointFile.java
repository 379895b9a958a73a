package org.mansuba.cli.solve;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.channels.Channels;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import org.mansuba.cli.output.FileName;
import org.mansuba.cli.output.Refusal;
import org.mansuba.cli.output.Version;
import org.mansuba.problem.AtomicFile;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Progress;
import org.mansuba.search.Snapshot;
import org.mansuba.search.Solution;
import org.mansuba.search.SolveListener;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.solver.Solver;

/**
 * A file in which the findings of one search are kept. It holds a line that tells the program and
 * the question, what {@link Snapshot#writeTo} writes, and a checksum of both. Each time a new file
 * takes the old one's place in one step, so that there is always a whole one.
 */
final class CheckpointFile {
  private static final int BUFFER = 1 << 16;
  private static final String NO_HEAD = "";

  private final Path file;
  private final SolveRequest request;
  private final Duration every;
  private final PrintStream err;
  private boolean unkept;
  private long lastKept = System.nanoTime();

  /**
   * A file for the search for an answer.
   *
   * @param every how much time passes before it is written again
   * @param err receives a warning if it cannot be written
   */
  CheckpointFile(Path file, SolveRequest request, Duration every, PrintStream err) {
    this.err = err;
    this.file = file;
    this.request = request;
    this.every = every;
  }

  /**
   * Searches, from the beginning or from where the file left off.
   *
   * @throws Refusal if the file cannot be read
   */
  Solution solve(SolveRequest search, SolveListener listener, Cancellation cancellation) {
    SolveListener keeper = new Keeper(listener);
    if (!Files.exists(file)) {
      return new Solver().solve(search, keeper, cancellation);
    }
    try (DataInputStream in = new DataInputStream(open())) {
      in.readUTF();
      return new Solver().goOn(search, in, keeper, cancellation);
    } catch (IOException e) {
      throw new Refusal("%s cannot be read: %s".formatted(name(), AtomicFile.reason(e)));
    } catch (IllegalStateException e) {
      // The file's checksum is right, so its contents were forged, or written by a faulty program.
      throw new Refusal("%s contradicts itself; delete it and start again".formatted(name()));
    }
  }

  /**
   * Sees to it that nothing is searched in vain.
   *
   * @throws Refusal if the file belongs to another question, is damaged, or cannot be read, or if
   *     there is none and none can be made
   */
  void requireUsable() {
    try {
      requireFolder();
      if (Files.exists(file)) {
        check();
      }
      AtomicFile.clearAbandoned(file);
    } catch (IOException e) {
      throw new Refusal("%s cannot be read: %s".formatted(name(), AtomicFile.reason(e)));
    }
  }

  /** Whether this is the file of a path. */
  boolean isAt(Path path) {
    return file.toAbsolutePath().normalize().equals(path.toAbsolutePath().normalize());
  }

  private void requireFolder() {
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new Refusal(name() + " cannot be written: its folder does not exist");
    }
    if (!Files.exists(file) && !Files.isWritable(folder)) {
      throw new Refusal(name() + " cannot be written: permission is denied");
    }
  }

  /** Reads all of it once, so that nothing of a damaged file is believed. */
  private void check() throws IOException {
    if (Files.isDirectory(file)) {
      throw new Refusal(name() + " is a folder; name a file in it");
    }
    if (!Files.isRegularFile(file)) {
      throw new Refusal(name() + " is no file that a search is kept in");
    }
    long size = Files.size(file) - Long.BYTES;
    CheckedInputStream checked = new CheckedInputStream(open(), new CRC32C());
    try (DataInputStream in = new DataInputStream(checked)) {
      String head = size > 0 ? head(in) : NO_HEAD;
      if (!head.startsWith(program())) {
        throw new Refusal(
            name() + " is no file that this version of the program keeps a search in");
      }
      if (!head.equals(question())) {
        throw new Refusal(name() + " keeps a search for the answer to another problem");
      }
      in.skipNBytes(size - Short.BYTES - head.length());
      long sum = checked.getChecksum().getValue();
      if (in.readLong() != sum) {
        throw new Refusal(name() + " is damaged: its checksum is wrong");
      }
    }
  }

  private static String head(DataInputStream in) {
    try {
      return in.readUTF();
    } catch (IOException notOurs) {
      return NO_HEAD;
    }
  }

  private InputStream open() throws IOException {
    return new BufferedInputStream(Files.newInputStream(file), BUFFER);
  }

  /** Writes the file. A failure is reported once and does not affect the search. */
  private void write(Snapshot snapshot) {
    try {
      AtomicFile.write(file, channel -> write(snapshot, channel));
      unkept = false;
    } catch (IOException e) {
      if (!unkept) {
        err.println(
            "mansuba: the search is not kept: %s cannot be written: %s"
                .formatted(name(), AtomicFile.reason(e)));
      }
      unkept = true;
    }
    lastKept = System.nanoTime();
  }

  private void write(Snapshot snapshot, WritableByteChannel channel) throws IOException {
    CheckedOutputStream checked =
        new CheckedOutputStream(
            new BufferedOutputStream(Channels.newOutputStream(channel), BUFFER), new CRC32C());
    DataOutputStream out = new DataOutputStream(checked);
    out.writeUTF(question());
    snapshot.writeTo(out);
    out.writeLong(checked.getChecksum().getValue());
    out.flush();
  }

  private static String program() {
    return "mansuba %s, form %d: ".formatted(Version.text(), Snapshot.FORM);
  }

  private String question() {
    return program() + request.question().text();
  }

  private String name() {
    return FileName.shown(file.toString());
  }

  /** Writes the file when it is time to, and at the end. */
  private final class Keeper implements SolveListener {
    private final SolveListener listener;

    Keeper(SolveListener listener) {
      this.listener = listener;
    }

    @Override
    public void progress(Progress progress) {
      listener.progress(progress);
    }

    @Override
    public void canBeKept(Snapshot snapshot) {
      if (System.nanoTime() - lastKept >= every.toNanos()) {
        write(snapshot);
      }
    }

    @Override
    public void ended(Snapshot snapshot) {
      write(snapshot);
    }
  }
}
