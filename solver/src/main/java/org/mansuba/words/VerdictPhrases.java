package org.mansuba.words;

import java.util.Optional;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.search.Bounds;
import org.mansuba.search.Verdict;

/** The answers of a search, each with exactly what is proved. */
public final class VerdictPhrases {
  private final Stipulation stipulation;
  private final GoalPhrases goal;

  /** The answers to one question. */
  public VerdictPhrases(Stipulation stipulation) {
    this.stipulation = stipulation;
    this.goal = new GoalPhrases(stipulation);
  }

  /** The answer with its proof, as a sentence: {@code White mates in 6; … (proved).} */
  public Phrase sentence(Verdict verdict) {
    return switch (verdict) {
      case Verdict.ShortestWin(int moves) when moves == 0 || stipulation.isExact() ->
          proved(answer(verdict));
      case Verdict.ShortestWin _ -> proved(both(answer(verdict), goal.noneShorter()));
      case Verdict.Win(int _, int noneIn) when noneIn > 0 ->
          proved(both(answer(verdict), goal.none(noneIn)));
      case Verdict.Win _ -> proved(answer(verdict));
      case Verdict.NoWinWithin _, Verdict.NoWin() -> proved(answer(verdict));
      case Verdict.Undecided(int noneIn) when noneIn > 0 ->
          proved(Phrase.of("verdict.undecided.none", goal.none(noneIn)));
      case Verdict.Undecided _ -> Phrase.of("verdict.undecided.nothing");
    };
  }

  /** The answer alone: {@code White mates in 6}. */
  public Phrase answer(Verdict verdict) {
    return switch (verdict) {
      case Verdict.ShortestWin(int moves) -> goal.doesIn(goal.in(moves));
      case Verdict.Win(int moves, int _) -> goal.doesIn(goal.atMost(moves));
      case Verdict.NoWinWithin(int moves) -> goal.noneAsAsked(moves);
      case Verdict.NoWin() -> goal.noneAtAll();
      case Verdict.Undecided _ -> Phrase.of("verdict.undecided");
    };
  }

  /** What is proved beside the answer, as a sentence; empty if nothing is. */
  public Optional<Phrase> proof(Verdict verdict) {
    return switch (verdict) {
      case Verdict.ShortestWin(int moves) when moves > 1 && !stipulation.isExact() ->
          Optional.of(Phrase.of("verdict.proof.of", goal.noneShorter()));
      case Verdict.ShortestWin _, Verdict.NoWinWithin _, Verdict.NoWin() ->
          Optional.of(Phrase.of("verdict.proof"));
      case Verdict.Win(int _, int noneIn) -> proofOfNone(noneIn);
      case Verdict.Undecided(int noneIn) -> proofOfNone(noneIn);
    };
  }

  /** What is proved while a search runs; empty if nothing is. */
  public Optional<Phrase> soFar(Bounds bounds) {
    if (bounds.hasWin()) {
      return Optional.of(goal.doesIn(goal.atMost(bounds.winIn())));
    }
    return bounds.noneIn() > 0
        ? Optional.of(Phrase.of("verdict.soFar", goal.none(bounds.noneIn())))
        : Optional.empty();
  }

  /** What is proved about the length, in short; empty if nothing is. */
  public Optional<Phrase> bounds(Bounds bounds) {
    Optional<Phrase> none =
        bounds.noneIn() > 0 ? Optional.of(goal.none(bounds.noneIn())) : Optional.empty();
    if (!bounds.hasWin()) {
      return none;
    }
    Phrase length = goal.length(bounds);
    return bounds.isExact()
        ? Optional.of(length)
        : none.map(n -> both(length, n)).or(() -> Optional.of(length));
  }

  private Optional<Phrase> proofOfNone(int noneIn) {
    return noneIn > 0
        ? Optional.of(Phrase.of("verdict.proof.of", goal.none(noneIn)))
        : Optional.empty();
  }

  private static Phrase proved(Phrase claim) {
    return Phrase.of("verdict.proved", claim);
  }

  private static Phrase both(Phrase one, Phrase other) {
    return Phrase.of("verdict.both", one, other);
  }
}
