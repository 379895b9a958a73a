package org.mansuba.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.List;
import org.mansuba.analysis.soundness.CheckListener;
import org.mansuba.analysis.soundness.CheckRequest;
import org.mansuba.analysis.soundness.Plan;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.analysis.soundness.SoundnessCheck;
import org.mansuba.analysis.soundness.Stop;
import org.mansuba.problem.Problem;
import org.mansuba.search.Bounds;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;
import org.mansuba.search.Solution;
import org.mansuba.search.SolveListener;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.Verdict;
import org.mansuba.search.solver.Solver;

/** Runs tasks and measures them. */
public final class Stopwatch {
  private final OperatingSystemMXBean system =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
  private final Limits limits;

  /** Creates a stopwatch that applies {@code limits} to each task. */
  public Stopwatch(Limits limits) {
    this.limits = limits;
  }

  /** Runs some tasks without measuring, until the code is compiled. */
  public void warmUp(List<Task> tasks) {
    tasks.forEach(this::work);
  }

  /** Runs one task. A task that hits a limit is measured up to that point. */
  public Measurement measure(Task task) {
    List<MemoryPoolMXBean> heap =
        ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(pool -> pool.getType() == MemoryType.HEAP)
            .toList();
    System.gc();
    heap.forEach(MemoryPoolMXBean::resetPeakUsage);
    long before = system.getProcessCpuTime();
    long start = System.nanoTime();
    Result result = work(task);
    double seconds = (System.nanoTime() - start) / 1e9;
    double cpuSeconds = (system.getProcessCpuTime() - before) / 1e9;
    long memory = heap.stream().mapToLong(pool -> pool.getPeakUsage().getUsed()).sum();
    return new Measurement(
        task.name(), result.verdict, result.stop, result.nodes, cpuSeconds, seconds, memory);
  }

  private Result work(Task task) {
    return switch (task.work()) {
      case SOLVE -> solve(task);
      case CHECK -> check(task);
    };
  }

  private Result solve(Task task) {
    SolveRequest request =
        new SolveRequest(task.problem().question().withStipulation(task.stipulation()), limits);
    Solution solution = new Solver().solve(request, SolveListener.silent(), new Cancellation());
    return new Result(solution.verdict(), stop(solution.verdict()), solution.nodes());
  }

  /** Returns whether a limit ended a search: it did unless the shortest win is known. */
  private static Stop stop(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Win _, Verdict.Undecided _ -> Stop.AT_A_LIMIT;
      case Verdict.ShortestWin _, Verdict.NoWin _, Verdict.NoWinWithin _ -> Stop.AS_PLANNED;
    };
  }

  private Result check(Task task) {
    Problem problem = task.problem().withStipulation(task.stipulation());
    CheckRequest request = new CheckRequest(problem, Plan.BRIEF, limits);
    Report report = SoundnessCheck.check(request, CheckListener.silent(), new Cancellation());
    Bounds bounds = report.first().bounds();
    Verdict verdict =
        bounds.isExact()
            ? new Verdict.ShortestWin(bounds.winIn())
            : new Verdict.Undecided(bounds.noneIn());
    return new Result(verdict, report.stop(), report.nodes());
  }

  /** The result of a task. */
  private record Result(Verdict verdict, Stop stop, long nodes) {}
}
