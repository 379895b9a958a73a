package org.mansuba.cli;

import java.io.PrintStream;
import java.util.List;
import java.util.stream.Collectors;
import org.mansuba.rules.Move;
import org.mansuba.search.Bounds;
import org.mansuba.search.Progress;
import org.mansuba.search.SolveListener;

/** One line on a terminal that tells how a search gets on. */
final class LiveProgress implements SolveListener {
  private static final int WIDTH = 79;
  private static final String CLEAR = "\r\u001b[K";

  private final PrintStream err;

  LiveProgress(PrintStream err) {
    this.err = err;
  }

  @Override
  public void progress(Progress progress) {
    err.print(CLEAR + write(progress));
    err.flush();
  }

  /** Leaves the terminal as it was. */
  void clear() {
    err.print(CLEAR);
    err.flush();
  }

  /** The line, at most {@link #WIDTH} characters. */
  static String write(Progress progress) {
    Bounds bounds = progress.bounds();
    double seconds = Math.max(1e-3, progress.elapsed().toNanos() / 1e9);
    String line =
        "%snone in %d, %s nodes, %s/s, %s  %s"
            .formatted(
                bounds.hasWin() ? "win in at most %d, ".formatted(bounds.winIn()) : "",
                bounds.noneIn(),
                Numbers.about((double) progress.nodes()),
                Numbers.about((double) progress.nodes() / seconds),
                Times.write(progress.elapsed()),
                moves(progress.line()));
    return line.length() <= WIDTH ? line.stripTrailing() : line.substring(0, WIDTH - 1) + "…";
  }

  private static String moves(List<Move> line) {
    return line.stream().limit(12).map(Move::toString).collect(Collectors.joining(" "));
  }
}
