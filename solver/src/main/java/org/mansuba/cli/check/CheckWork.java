package org.mansuba.cli.check;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.mansuba.analysis.soundness.CheckRequest;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.analysis.soundness.SoundnessCheck;
import org.mansuba.analysis.soundness.WinningMove;
import org.mansuba.answer.ByTable;
import org.mansuba.answer.Contradiction;
import org.mansuba.answer.LineCheck;
import org.mansuba.answer.TableShelf;
import org.mansuba.cli.output.BuildLine;
import org.mansuba.cli.output.LiveLine;
import org.mansuba.search.Cancellation;
import org.mansuba.search.WinOracle;

/** Checks a problem by search and tables, and replays what is found by the plain rules. */
public final class CheckWork {
  private CheckWork() {}

  /**
   * Checks a problem and replays every winning line by the plain rules. The time told includes the
   * building of tables.
   *
   * @param line where progress is shown
   * @param shelf the tables that may be asked
   * @throws Contradiction if a line does not win as is said
   */
  public static Report run(
      CheckRequest request, LiveLine line, TableShelf shelf, Cancellation cancellation) {
    long start = System.nanoTime();
    ByTable tables = new ByTable(request.solveRequest(), cancellation, BuildLine.on(line), shelf);
    WinOracle known = tables.known();
    CheckRequest rest = new CheckRequest(request.problem(), request.plan(), tables.left(), known);
    Report report =
        SoundnessCheck.check(rest, CheckLine.on(line), cancellation)
            .withElapsed(Duration.ofNanos(System.nanoTime() - start));
    List<WinningMove> all = new ArrayList<>(report.keys());
    all.addAll(report.slower());
    for (WinningMove move : all) {
      if (!move.line().isEmpty()) {
        LineCheck.verify(request.solveRequest(), move.line(), move.moves());
      }
    }
    return report;
  }
}
