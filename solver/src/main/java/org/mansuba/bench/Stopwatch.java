package org.mansuba.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;
import org.mansuba.search.Solution;
import org.mansuba.search.SolveListener;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.Solver;

/** Works on tasks and tells what they took. */
public final class Stopwatch {
  private final OperatingSystemMXBean system =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
  private final Limits limits;

  /** Measures with the same limits for each task. */
  public Stopwatch(Limits limits) {
    this.limits = limits;
  }

  /**
   * Works on some tasks unmeasured, until the program runs as fast as it will: compiled, not
   * interpreted.
   */
  public void warmUp(List<Task> tasks) {
    tasks.forEach(task -> solve(task, limits));
  }

  /** Works on one task. A task that meets a limit is measured as far as it got. */
  public Measurement measure(Task task) {
    long before = system.getProcessCpuTime();
    Solution solution = solve(task, limits);
    double cpuSeconds = (system.getProcessCpuTime() - before) / 1e9;
    double seconds = solution.elapsed().toNanos() / 1e9;
    return new Measurement(task.name(), solution.verdict(), solution.nodes(), cpuSeconds, seconds);
  }

  private static Solution solve(Task task, Limits limits) {
    SolveRequest request =
        new SolveRequest(
            task.problem().setup(), task.problem().rules(), task.stipulation(), limits);
    return new Solver().solve(request, SolveListener.silent(), new Cancellation());
  }
}
