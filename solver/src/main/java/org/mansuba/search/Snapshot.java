package org.mansuba.search;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.mansuba.search.solver.Solver;

/**
 * All that a search has found out so far: every bound it has proved and every estimate that guides
 * it. Another run of the same question that begins with them ({@link Solver#goOn}) passes over what
 * is decided, and so resumes where the first one stopped.
 *
 * <p>A view of a search under way: to be used by the thread that is given it, before it returns.
 */
public final class Snapshot {
  /**
   * The number of the form they are written in. It is another one whenever positions get other
   * keys, entries other parts, or a fault is mended that may have let a wrong one in.
   */
  public static final int FORM = 2;

  private final List<Persistent> kept;
  private final long nodes;
  private final Duration elapsed;

  /** Shows memories as they are now, and the work of all runs so far. */
  public Snapshot(List<Persistent> kept, long nodes, Duration elapsed) {
    this.kept = kept;
    this.nodes = nodes;
    this.elapsed = elapsed;
  }

  /** Positions visited for them, by all runs together. */
  public long nodes() {
    return nodes;
  }

  /**
   * Writes them.
   *
   * @throws IOException if that fails
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

  /** Reads what was written into parts of the same kinds, whatever their sizes. */
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
