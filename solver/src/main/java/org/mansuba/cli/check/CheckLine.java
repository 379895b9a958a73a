package org.mansuba.cli.check;

import org.mansuba.analysis.soundness.CheckListener;
import org.mansuba.analysis.soundness.CheckProgress;
import org.mansuba.cli.output.LiveLine;
import org.mansuba.cli.output.Numbers;
import org.mansuba.cli.output.Times;

/** Shows the progress of a check. */
public final class CheckLine {
  private CheckLine() {}

  /** What shows each report of a check. */
  public static CheckListener on(LiveLine line) {
    return progress -> line.show(() -> write(progress));
  }

  /** The line. */
  public static String write(CheckProgress progress) {
    double seconds = Math.max(1e-3, progress.elapsed().toNanos() / 1e9);
    return "%s; %s nodes, %s/s, %s"
        .formatted(
            step(progress),
            Numbers.about((double) progress.nodes()),
            Numbers.about((double) progress.nodes() / seconds),
            Times.write(progress.elapsed()));
  }

  /** What is being decided. */
  private static String step(CheckProgress progress) {
    int done = progress.done();
    int total = progress.total();
    int now = Math.min(done + 1, total);
    return switch (progress.stage()) {
      case FIRST_MOVES ->
          total == 0
              ? "win in %d?".formatted(progress.moves())
              : "win in %d? deciding %d of %d first moves".formatted(progress.moves(), now, total);
      case SOLUTION -> "following all defences";
      case PUBLISHED -> "published lines: %d of %d".formatted(now, total);
      case DUALS -> "duals: %d of %d positions".formatted(now, total);
      case SET_PLAY -> "set play: %d of %d moves".formatted(now, total);
      case TRIES -> "tries: %d of %d first moves".formatted(now, total);
    };
  }
}
