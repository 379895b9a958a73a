package org.mansuba.answer;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Consumer;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import org.mansuba.notation.Excerpt;
import org.mansuba.problem.AtomicFile;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Progress;
import org.mansuba.search.Snapshot;
import org.mansuba.search.Solution;
import org.mansuba.search.SolveListener;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.UnfoundedWinException;
import org.mansuba.search.solver.Solver;

/**
 * A checkpoint: a file that holds the results of one search, which later runs resume. It consists
 * of a line with the program, the form of the results and the question, of what {@link
 * Snapshot#writeTo} writes, and of a checksum. Each new state replaces the file in one step, so
 * there is always a whole one.
 *
 * <p>Confined to one thread at a time.
 */
public final class CheckpointFile implements SearchMethod {
  private static final int BUFFER = 1 << 16;
  private static final String NO_HEAD = "";

  private final Path file;
  private final String head;
  private final String program;
  private final Duration every;
  private final Consumer<String> unwritten;
  private boolean failed;
  private long lastSaved = System.nanoTime();

  /**
   * Names the checkpoint of a question.
   *
   * @param program the program and its version; files of other versions are refused
   * @param every the time between two saves
   * @param unwritten receives the reason when the file cannot be written
   */
  public CheckpointFile(
      Path file, String program, Question question, Duration every, Consumer<String> unwritten) {
    this.file = file;
    this.program = "%s, form %d: ".formatted(program, Snapshot.FORM);
    this.head = this.program + question.text();
    this.every = every;
    this.unwritten = unwritten;
  }

  /**
   * Searches, from the beginning or from where the file left off.
   *
   * @throws CheckpointException if the file cannot be read or contradicts itself
   */
  @Override
  public Solution run(SolveRequest request, SolveListener listener, Cancellation cancellation) {
    SolveListener saver = new Saver(listener);
    if (!Files.exists(file)) {
      return new Solver().solve(request, saver, cancellation);
    }
    try (DataInputStream in = new DataInputStream(open())) {
      in.readUTF();
      return new Solver().goOn(request, in, saver, cancellation);
    } catch (IOException e) {
      throw fault("cannot be read: " + AtomicFile.reason(e));
    } catch (UnfoundedWinException e) {
      // The checksum is right, so the contents were forged, or written by a faulty program.
      throw fault("contradicts itself; delete it to start again");
    }
  }

  /**
   * Makes sure, before a search, that its results can be read and saved.
   *
   * @throws CheckpointException if the file belongs to another question, is damaged or cannot be
   *     read, or if there is none and none can be made
   */
  public void requireUsable() {
    try {
      requireFolder();
      if (Files.exists(file)) {
        check();
      }
      AtomicFile.clearAbandoned(file);
    } catch (IOException e) {
      throw fault("cannot be read: " + AtomicFile.reason(e));
    }
  }

  /** Returns whether a path leads to this file. */
  public boolean isAt(Path path) {
    return file.toAbsolutePath().normalize().equals(path.toAbsolutePath().normalize());
  }

  private void requireFolder() {
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw fault("cannot be written: its folder does not exist");
    }
    if (!Files.exists(file) && !Files.isWritable(folder)) {
      throw fault("cannot be written: permission is denied");
    }
  }

  /** Reads all of it once, so that nothing of a damaged file is believed. */
  private void check() throws IOException {
    if (Files.isDirectory(file)) {
      throw fault("is a folder; name a file in it");
    }
    if (!Files.isRegularFile(file)) {
      throw fault("is not a regular file");
    }
    long size = Files.size(file) - Long.BYTES;
    CheckedInputStream checked = new CheckedInputStream(open(), new CRC32C());
    try (DataInputStream in = new DataInputStream(checked)) {
      String found = size > 0 ? headOf(in) : NO_HEAD;
      if (!found.startsWith(program)) {
        throw fault("is not a checkpoint of this version of the program");
      }
      if (!found.equals(head)) {
        throw fault("is the checkpoint of another problem");
      }
      in.skipNBytes(size - Short.BYTES - found.length());
      long sum = checked.getChecksum().getValue();
      if (in.readLong() != sum) {
        throw fault("is damaged: checksum mismatch");
      }
    }
  }

  private static String headOf(DataInputStream in) {
    try {
      return in.readUTF();
    } catch (IOException notOurs) {
      return NO_HEAD;
    }
  }

  /** The name comes from the user, so it is made safe to show. */
  private String name() {
    return Excerpt.fileName(file.toString());
  }

  private CheckpointException fault(String predicate) {
    return new CheckpointException(name() + " " + predicate);
  }

  private InputStream open() throws IOException {
    return new BufferedInputStream(Files.newInputStream(file), BUFFER);
  }

  /** Writes the file. A failure is reported once and does not affect the search. */
  private void write(Snapshot snapshot) {
    try {
      AtomicFile.write(file, channel -> write(snapshot, channel));
      failed = false;
    } catch (IOException e) {
      if (!failed) {
        unwritten.accept("%s cannot be written: %s".formatted(name(), AtomicFile.reason(e)));
      }
      failed = true;
    }
    lastSaved = System.nanoTime();
  }

  private void write(Snapshot snapshot, WritableByteChannel channel) throws IOException {
    CheckedOutputStream checked =
        new CheckedOutputStream(
            new BufferedOutputStream(Channels.newOutputStream(channel), BUFFER), new CRC32C());
    DataOutputStream out = new DataOutputStream(checked);
    out.writeUTF(head);
    snapshot.writeTo(out);
    out.writeLong(checked.getChecksum().getValue());
    out.flush();
  }

  /** Writes the file when it is time to, and at the end. */
  private final class Saver implements SolveListener {
    private final SolveListener listener;

    Saver(SolveListener listener) {
      this.listener = listener;
    }

    @Override
    public void progress(Progress progress) {
      listener.progress(progress);
    }

    @Override
    public void canBeKept(Snapshot snapshot) {
      if (System.nanoTime() - lastSaved >= every.toNanos()) {
        write(snapshot);
      }
    }

    @Override
    public void ended(Snapshot snapshot) {
      write(snapshot);
    }
  }
}
