package org.mansuba.studio.solve;

import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.search.Bounds;
import org.mansuba.search.Verdict;
import org.mansuba.studio.i18n.Texts;

/** Answers in words: one sentence for the answer and one for its proof. */
public final class VerdictTexts {
  private final Texts texts;
  private final Stipulation stipulation;

  /** Speaks of what was asked for. */
  public VerdictTexts(Texts texts, Stipulation stipulation) {
    this.texts = texts;
    this.stipulation = stipulation;
  }

  /** The answer. */
  public String headline(SolveState state) {
    if (state.solution().isEmpty()) {
      return state.isRunning() ? running(state.bounds()) : texts.get("verdict.unasked");
    }
    return switch (state.solution().orElseThrow().verdict()) {
      case Verdict.ShortestWin(int moves) when moves == 0 -> texts.get("verdict.reached");
      case Verdict.ShortestWin(int moves) when stipulation.isExact() ->
          side("verdict.exact", moves);
      case Verdict.ShortestWin(int moves) -> side("verdict.win", moves);
      case Verdict.Win(int moves, int _) -> side("verdict.atMost", moves);
      case Verdict.NoWinWithin(int moves) when stipulation.isExact() ->
          goal("verdict.noneExactly", moves);
      case Verdict.NoWinWithin(int moves) -> goal("verdict.noneIn", moves);
      case Verdict.NoWin() -> goal("verdict.none", 0);
      case Verdict.Undecided _ -> texts.get("verdict.undecided");
    };
  }

  /** What is proved about it. */
  public String proof(SolveState state) {
    if (state.solution().isEmpty()) {
      return state.isRunning() ? texts.get("proof.running") : texts.get("proof.unasked");
    }
    String stopped =
        texts.get(state.phase() == SolveState.Phase.STOPPED ? "proof.stopped" : "proof.limit");
    return switch (state.solution().orElseThrow().verdict()) {
      case Verdict.ShortestWin(int moves) when moves == 0 -> texts.get("proof.proved");
      case Verdict.ShortestWin _ when stipulation.isExact() -> texts.get("proof.proved");
      case Verdict.ShortestWin(int moves) when moves == 1 -> texts.get("proof.proved");
      case Verdict.ShortestWin(int moves) -> texts.get("proof.noShorter", moves - 1);
      case Verdict.Win(int _, int noneIn) -> soFar(noneIn) + stopped;
      case Verdict.NoWinWithin _, Verdict.NoWin _ -> texts.get("proof.proved");
      case Verdict.Undecided(int noneIn) -> soFar(noneIn) + stopped;
    };
  }

  private String running(Bounds bounds) {
    if (bounds.hasWin()) {
      return side("verdict.atMost", bounds.winIn());
    }
    return bounds.noneIn() == 0
        ? texts.get("verdict.searching")
        : goal("verdict.noneSoFar", bounds.noneIn());
  }

  private String soFar(int noneIn) {
    return noneIn == 0 ? "" : texts.get("proof.noneIn", noneIn) + " ";
  }

  private String side(String key, int moves) {
    String goal = stipulation.goal().name();
    return texts.get(key + "." + goal + "." + stipulation.attacker().name(), moves);
  }

  private String goal(String key, int moves) {
    return texts.get(key + "." + stipulation.goal().name(), moves);
  }
}
