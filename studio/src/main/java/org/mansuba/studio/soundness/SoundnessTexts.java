package org.mansuba.studio.soundness;

import org.mansuba.analysis.soundness.Report;
import org.mansuba.analysis.soundness.Soundness;
import org.mansuba.problem.Problem;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.solve.Counts;
import org.mansuba.words.SoundnessPhrases;

/** A verdict of soundness in words. */
final class SoundnessTexts {
  private final Texts texts;
  private final SoundnessPhrases phrases;

  SoundnessTexts(Problem problem, Texts texts) {
    this.texts = texts;
    this.phrases = new SoundnessPhrases(problem);
  }

  /** The verdict in a word, for its badge. */
  String badge(Soundness verdict) {
    return texts.get("soundness." + VerdictKind.of(verdict).name());
  }

  /** The verdict in a sentence. */
  String sentence(Report report) {
    return texts.sentence(phrases.sentence(report));
  }

  /** What it took. */
  String work(Report report) {
    return texts.get(
        "check.work",
        Counts.full(report.nodes()),
        texts.leftToRight(Counts.time(report.elapsed())));
  }
}
