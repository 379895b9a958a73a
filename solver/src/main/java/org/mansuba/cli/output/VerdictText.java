package org.mansuba.cli.output;

import org.mansuba.problem.stipulation.Goal;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.search.Verdict;

/** Answers in sentences that spell out what is proved. */
public final class VerdictText {
  private final Stipulation stipulation;
  private final String whyStopped;

  /**
   * Speaks about one problem.
   *
   * @param stipulation what was asked for
   * @param whyStopped how a search that ended early is to be told of, for example {@code the search
   *     was interrupted}
   */
  public VerdictText(Stipulation stipulation, String whyStopped) {
    this.stipulation = stipulation;
    this.whyStopped = whyStopped;
  }

  public String sentence(Verdict verdict) {
    return switch (verdict) {
      case Verdict.ShortestWin(var moves) when moves == 0 ->
          "%s %s: the goal is reached in the diagram.".formatted(attacker(), verb());
      case Verdict.ShortestWin(var moves) when stipulation.isExact() ->
          "%s %s in exactly %d%s (proved).".formatted(attacker(), verb(), moves, manner());
      case Verdict.ShortestWin(var moves) ->
          "%s %s in %d%s; no shorter %s exists (proved)."
              .formatted(attacker(), verb(), moves, manner(), noun());
      case Verdict.Win(var moves, var noneIn) ->
          "%s %s in at most %d%s; %s%s."
              .formatted(attacker(), verb(), moves, manner(), noneSoFar(noneIn), whyStopped);
      case Verdict.NoWinWithin(var moves) when stipulation.isExact() ->
          "No %s in exactly %s%s (proved).".formatted(noun(), count(moves), manner());
      case Verdict.NoWinWithin(var moves) ->
          "No %s in %s or fewer%s (proved).".formatted(noun(), count(moves), manner());
      case Verdict.NoWin() ->
          "No %s in any number of moves%s (proved).".formatted(noun(), manner());
      case Verdict.Undecided(var noneIn) ->
          "Undecided: %s%s.".formatted(noneSoFar(noneIn), whyStopped);
    };
  }

  private String noneSoFar(int noneIn) {
    return noneIn == 0 ? "" : "none in %s or fewer (proved); ".formatted(count(noneIn));
  }

  /** A number of moves in words: {@code 1 move}, {@code 3 moves}. */
  public static String count(int moves) {
    return Numbers.count(moves, "move", "moves");
  }

  private String attacker() {
    return stipulation.attacker().title();
  }

  private String verb() {
    return stipulation.goal() == Goal.WIN ? "wins" : noun() + "s";
  }

  private String noun() {
    return switch (stipulation.goal()) {
      case WIN -> "win";
      case MATE -> "mate";
      case STALEMATE -> "stalemate";
      case BARE -> "bare";
    };
  }

  private String manner() {
    boolean checksOnly = stipulation.isByChecks();
    int others =
        stipulation.conditions().size() - (checksOnly ? 1 : 0) - (stipulation.isExact() ? 1 : 0);
    return (checksOnly ? " by checks only" : "") + (others > 0 ? " under the conditions" : "");
  }
}
