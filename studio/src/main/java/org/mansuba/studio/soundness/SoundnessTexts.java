package org.mansuba.studio.soundness;

import org.mansuba.analysis.soundness.Report;
import org.mansuba.analysis.soundness.Soundness;
import org.mansuba.search.Bounds;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.solve.Counts;

/** A verdict of soundness in words. */
final class SoundnessTexts {
  private final Texts texts;

  SoundnessTexts(Texts texts) {
    this.texts = texts;
  }

  /** The verdict in a word, for its badge. */
  String badge(Soundness verdict) {
    return texts.get("soundness." + VerdictKind.of(verdict).name());
  }

  /** The verdict in a sentence. */
  String sentence(Report report) {
    return switch (report.verdict()) {
      case Soundness.Sound(int moves) -> texts.get("soundness.sound.text", moves);
      case Soundness.Cooked(int moves) ->
          texts.get("soundness.cooked.text", report.keys().size(), moves);
      case Soundness.ShortSolution(int moves, int noneIn) when noneIn == moves - 1 ->
          texts.get("soundness.short.text", moves);
      case Soundness.ShortSolution(int moves, int _) -> texts.get("soundness.short.atMost", moves);
      case Soundness.NoSolution(int within) -> texts.get("soundness.none.text", within);
      case Soundness.Undecided(Bounds bounds) when bounds.isExact() ->
          texts.get("soundness.undecided.exact", bounds.winIn());
      case Soundness.Undecided(Bounds bounds) when bounds.hasWin() ->
          texts.get("soundness.undecided.both", bounds.winIn(), bounds.noneIn());
      case Soundness.Undecided(Bounds bounds) ->
          texts.get("soundness.undecided.text", bounds.noneIn());
    };
  }

  /** What it took. */
  String work(Report report) {
    return texts.get(
        "check.work",
        Counts.full(report.nodes()),
        texts.leftToRight(Counts.time(report.elapsed())));
  }
}
