package org.mansuba.search;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.mansuba.search.solver.Solver;

/**
 * The results of a search so far: every bound it has proved and every estimate that guides it. A
 * later run of the same question that starts from them ({@link Solver#goOn}) skips what is decided
 * and so resumes the search.
 *
 * <p>A view of a running search. Only the thread that receives it may use it, and only until its
 * callback returns.
 */
public final class Snapshot {
  /**
   * The version of the written form. It changes whenever position keys or the layout of entries
   * change, or a bug is fixed that may have stored a wrong entry.
   */
  public static final int FORM = 2;

  private final List<Persistent> kept;
  private final long nodes;
  private final Duration elapsed;

  /** Creates a view of stores, with the work of all runs so far. */
  public Snapshot(List<Persistent> kept, long nodes, Duration elapsed) {
    this.kept = kept;
    this.nodes = nodes;
    this.elapsed = elapsed;
  }

  /** Returns the positions visited by all runs together. */
  public long nodes() {
    return nodes;
  }

  /**
   * Writes the results.
   *
   * @throws IOException if writing fails
   */
  public void writeTo(DataOutput out) throws IOException {
    out.writeLong(nodes);
    out.writeLong(elapsed.toNanos());
    for (Persistent part : kept) {
      part.show(
          (key, value) -> {
            out.writeLong(key);
            out.writeLong(value);
          });
      out.writeLong(0);
      out.writeLong(0);
    }
  }

  /** Reads written results into stores of the same kinds, whatever their sizes. */
  public static Snapshot read(DataInput in, List<Persistent> parts) throws IOException {
    long nodes = in.readLong();
    Duration elapsed = Duration.ofNanos(in.readLong());
    for (Persistent part : parts) {
      long key = in.readLong();
      for (long value = in.readLong(); value != 0; value = in.readLong()) {
        part.take(key, value);
        key = in.readLong();
      }
    }
    return new Snapshot(parts, nodes, elapsed);
  }

  /** Returns the wall time of all runs so far. */
  public Duration elapsed() {
    return elapsed;
  }
}
