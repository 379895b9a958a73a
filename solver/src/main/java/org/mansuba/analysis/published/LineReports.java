package org.mansuba.analysis.published;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.mansuba.board.Side;
import org.mansuba.problem.Problem;
import org.mansuba.problem.PublishedLine;
import org.mansuba.rules.Move;

/** Replays the published lines of a problem by the plain rules, and mends those that break. */
public final class LineReports {
  private LineReports() {}

  /**
   * A report on each published line, without departures from best play.
   *
   * @throws IllegalArgumentException if the diagram has errors
   */
  public static List<LineReport> of(Problem problem) {
    return problem.published().lines().stream().map(line -> of(problem, line)).toList();
  }

  private static LineReport of(Problem problem, PublishedLine printed) {
    Mended mended = new LineMender(problem).mend(printed.moves());
    List<Break> breaks = new ArrayList<>();
    List<Move> line = new ArrayList<>(printed.moves());
    List<Emendation> repairs = new ArrayList<>(mended.repairs());
    Replay replay = Replay.of(problem, line);
    Optional<IllegalMove> illegal = replay.illegal();
    while (illegal.isPresent()) {
      @Nullable Emendation repair = repairs.isEmpty() ? null : repairs.removeFirst();
      breaks.add(new Break(illegal.get(), repair));
      if (repair == null) {
        break;
      }
      line.set(repair.ply() - 1, repair.proposed());
      replay = Replay.of(problem, line);
      illegal = replay.illegal();
    }
    List<Move> playable = line.subList(0, replay.played());
    return new LineReport(
        printed,
        breaks,
        playable,
        replay.ending(),
        finish(problem, replay),
        attackerMoves(problem, playable.size()),
        List.of());
  }

  private static Finish finish(Problem problem, Replay replay) {
    if (replay.reaches(problem.stipulation())) {
      return Finish.GOAL;
    }
    return replay.ending().isOver() ? Finish.OTHER_END : Finish.STOPS;
  }

  private static int attackerMoves(Problem problem, int plies) {
    Side attacker = problem.stipulation().attacker();
    return problem.setup().toMove() == attacker ? (plies + 1) / 2 : plies / 2;
  }
}
