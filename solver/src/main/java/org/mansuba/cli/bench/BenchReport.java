package org.mansuba.cli.bench;

import org.mansuba.bench.Measurement;
import org.mansuba.bench.Task;

/** Prints measurements one by one. */
interface BenchReport {
  /** Prints the header. */
  void begin();

  /** Prints the cost of a task. */
  void add(Task task, Measurement measured);

  /** Prints the summary. */
  void end();
}
