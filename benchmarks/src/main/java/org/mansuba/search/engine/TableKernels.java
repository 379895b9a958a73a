package org.mansuba.search.engine;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.mansuba.rules.Move;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Looking up and noting positions in the table of bounds, which is mostly waiting for memory. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class TableKernels {
  private static final int POSITIONS = 1 << 20;

  /** Megabytes the table may have. */
  @Param({"4", "64", "512"})
  public int megabytes;

  private final SplittableRandom random = new SplittableRandom(1);
  private final long[] keys = random.longs(POSITIONS).toArray();
  private TranspositionTable table = new TranspositionTable(1);
  private int next;

  /** Fills the table. */
  @Setup
  public void fill() {
    table = new TranspositionTable((long) megabytes << 20);
    for (int i = 0; i < POSITIONS; i++) {
      if (i % 1_000 == 0) {
        table.grow();
      }
      table.storeNone(keys[i], ~keys[i], 2);
    }
  }

  /** A position that was noted, if it is still there. */
  @Benchmark
  public long find() {
    long key = key();
    return table.find(key, ~key);
  }

  /** A win noted. */
  @Benchmark
  public void store() {
    long key = key();
    table.storeWin(key, ~key, 3, Move.NONE);
  }

  private long key() {
    next = next + 0x9e3779b1 & POSITIONS - 1;
    return keys[next];
  }
}
