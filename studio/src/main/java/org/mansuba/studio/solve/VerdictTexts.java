package org.mansuba.studio.solve;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.search.Verdict;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.words.VerdictPhrases;

/** Answers in words: one sentence for the answer and one for its proof. */
public final class VerdictTexts {
  private final Texts texts;
  private final VerdictPhrases phrases;

  /** Speaks of what was asked for. */
  public VerdictTexts(Texts texts, Stipulation stipulation) {
    this.texts = texts;
    this.phrases = new VerdictPhrases(stipulation);
  }

  /** The answer. */
  public String headline(SolveState state) {
    if (state.solution().isPresent()) {
      return texts.sentence(phrases.answer(state.solution().get().verdict()));
    }
    return state.isRunning()
        ? phrases.soFar(state.bounds()).map(texts::sentence).orElse(texts.get("verdict.searching"))
        : texts.get("verdict.unasked");
  }

  /** What is proved about it. */
  public String proof(SolveState state) {
    if (state.solution().isEmpty()) {
      return state.isRunning() ? texts.get("proof.running") : texts.get("proof.unasked");
    }
    Verdict verdict = state.solution().get().verdict();
    Stream<String> proved = phrases.proof(verdict).map(texts::sentence).stream();
    return switch (verdict) {
      case Verdict.Win _, Verdict.Undecided _ ->
          Stream.concat(proved, Stream.of(texts.get(ended(state))))
              .collect(Collectors.joining(" "));
      case Verdict.ShortestWin _, Verdict.NoWinWithin _, Verdict.NoWin() ->
          proved.collect(Collectors.joining());
    };
  }

  private static String ended(SolveState state) {
    return state.phase() == SolveState.Phase.STOPPED ? "proof.stopped" : "proof.limit";
  }
}
