package org.mansuba.cli.bench;

import org.mansuba.bench.Measurement;
import org.mansuba.bench.Task;

/** Prints measurements one by one. */
interface BenchReport {
  /** Prints what stands before all. */
  void begin();

  /** Prints what a task took. */
  void add(Task task, Measurement measured);

  /** Prints what all took together. */
  void end();
}
