package org.mansuba.studio.solve;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mansuba.rules.Move;
import org.mansuba.search.Bounds;
import org.mansuba.search.Progress;
import org.mansuba.search.Solution;

/**
 * How far a question is answered.
 *
 * @param phase whether it is being worked on
 * @param bounds what is proved about the length of the win, in attacker moves
 * @param nodes positions visited
 * @param elapsed time used
 * @param line the best line known, possibly empty
 * @param course how the bounds came closer, oldest first
 * @param solution the answer, once the search has ended
 */
public record SolveState(
    Phase phase,
    Bounds bounds,
    long nodes,
    Duration elapsed,
    List<Move> line,
    List<CoursePoint> course,
    Optional<Solution> solution) {
  /** Whether a question is being worked on. */
  public enum Phase {
    /** Not asked yet. */
    UNASKED,
    /** The search runs. */
    RUNNING,
    /** The search has finished, or stopped at a limit. */
    ENDED,
    /** The user has stopped the search. */
    STOPPED
  }

  /**
   * The bounds at a time.
   *
   * @param elapsed since the search began
   * @param bounds what was proved then
   */
  public record CoursePoint(Duration elapsed, Bounds bounds) {}

  /** Nothing is known. */
  public static final SolveState UNASKED =
      new SolveState(
          Phase.UNASKED, Bounds.OPEN, 0, Duration.ZERO, List.of(), List.of(), Optional.empty());

  /** A search has begun. */
  public static final SolveState BEGUN =
      new SolveState(
          Phase.RUNNING,
          Bounds.OPEN,
          0,
          Duration.ZERO,
          List.of(),
          List.of(new CoursePoint(Duration.ZERO, Bounds.OPEN)),
          Optional.empty());

  /** Copies the lists. */
  public SolveState {
    line = List.copyOf(line);
    course = List.copyOf(course);
  }

  /** Whether the search runs. */
  public boolean isRunning() {
    return phase == Phase.RUNNING;
  }

  /** Positions visited a second; 0 before the first moment has passed. */
  public double rate() {
    double seconds = elapsed.toNanos() / 1e9;
    return seconds < 1e-3 ? 0 : nodes / seconds;
  }

  SolveState at(Progress progress) {
    return new SolveState(
        Phase.RUNNING,
        progress.bounds(),
        progress.nodes(),
        progress.elapsed(),
        progress.line(),
        longer(progress.elapsed(), progress.bounds()),
        Optional.empty());
  }

  SolveState ended(Solution answer, Bounds last, Phase how) {
    return new SolveState(
        how,
        last,
        answer.nodes(),
        answer.elapsed(),
        answer.line(),
        longer(answer.elapsed(), last),
        Optional.of(answer));
  }

  /** The course with one more point; times in between that show nothing new are left out. */
  private List<CoursePoint> longer(Duration now, Bounds shown) {
    List<CoursePoint> points = new ArrayList<>(course);
    int size = points.size();
    if (size > 1
        && points.get(size - 1).bounds().equals(shown)
        && points.get(size - 2).bounds().equals(shown)) {
      points.removeLast();
    }
    points.add(new CoursePoint(now, shown));
    return points;
  }
}
