package org.mansuba.cli.solve;

import java.util.List;
import java.util.stream.Collectors;
import org.mansuba.cli.output.LiveLine;
import org.mansuba.cli.output.Numbers;
import org.mansuba.cli.output.Times;
import org.mansuba.rules.Move;
import org.mansuba.search.Bounds;
import org.mansuba.search.Progress;
import org.mansuba.search.SolveListener;

/** Shows the progress of a search. */
final class SearchLine {
  private SearchLine() {}

  /** What shows each report of a search. */
  static SolveListener on(LiveLine line) {
    return progress -> line.show(() -> write(progress));
  }

  /** The line. */
  static String write(Progress progress) {
    Bounds bounds = progress.bounds();
    double seconds = Math.max(1e-3, progress.elapsed().toNanos() / 1e9);
    return "%s%s%s nodes, %s/s, %s  %s"
        .formatted(
            bounds.hasWin() ? "win in at most %d, ".formatted(bounds.winIn()) : "",
            bounds.noneIn() < 0 ? "" : "none in %d, ".formatted(bounds.noneIn()),
            Numbers.about((double) progress.nodes()),
            Numbers.about((double) progress.nodes() / seconds),
            Times.write(progress.elapsed()),
            moves(progress.line()));
  }

  private static String moves(List<Move> line) {
    return line.stream().limit(12).map(Move::toString).collect(Collectors.joining(" "));
  }
}
