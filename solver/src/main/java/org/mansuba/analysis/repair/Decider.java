package org.mansuba.analysis.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mansuba.analysis.BestPlay;
import org.mansuba.analysis.WinLengths;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Move;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.plain.PlainPosition;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;
import org.mansuba.search.SearchStopped;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.solver.Explorer;

/**
 * Decides whether diagrams are sound in a given number of moves, at the least cost: it stops at the
 * first thing that is wrong. Safe for use by any number of threads.
 *
 * <p>Checks alone are looked at first: a win by checks that is too short, or two keys, refute a
 * diagram at little cost. Only what is left is searched at full width.
 */
public final class Decider {
  private static final int SHARE_OF_CHECKS = 4;

  private final RuleSet rules;
  private final Stipulation stipulation;
  private final LineAudit audit;
  private final Cancellation cancellation;
  private final boolean exact;
  private final int asked;

  /**
   * Decides diagrams under one stipulation.
   *
   * @param rules the rules of the game
   * @param stipulation what is to be forced, with the number of moves
   * @param audit examines the line of every win and of both keys of a cook
   * @throws IllegalArgumentException if the stipulation has no number of moves
   */
  public Decider(
      RuleSet rules, Stipulation stipulation, LineAudit audit, Cancellation cancellation) {
    this.rules = rules;
    this.stipulation = stipulation;
    this.audit = audit;
    this.cancellation = cancellation;
    exact = stipulation.isExact();
    asked =
        stipulation
            .limit()
            .orElseThrow(() -> new IllegalArgumentException("no number of moves is stipulated"));
  }

  /**
   * Decides a diagram. A cancellation leaves it undecided.
   *
   * @param limits what may be used for it
   */
  public TrialVerdict decide(Setup setup, Limits limits) {
    return unplayable(setup)
        .or(() -> byChecks(setup, limits))
        .orElseGet(() -> new Examination(setup, stipulation, limits).run());
  }

  private Optional<TrialVerdict> unplayable(Setup setup) {
    try {
      Ending ending = PlainPosition.of(setup, rules).ending();
      return ending.isOver()
          ? Optional.of(new TrialVerdict.Unplayable("the game is over by " + ending.title()))
          : Optional.empty();
    } catch (IllegalArgumentException error) {
      return Optional.of(new TrialVerdict.Unplayable(String.valueOf(error.getMessage())));
    }
  }

  /** Looks for what is wrong among checks; empty if nothing was found. */
  private Optional<TrialVerdict> byChecks(Setup setup, Limits limits) {
    if (stipulation.isByChecks()) {
      return Optional.empty();
    }
    Limits share = limits.withNodes(Math.max(1, limits.nodes() / SHARE_OF_CHECKS));
    return switch (new Examination(setup, stipulation.byChecks(), share).run()) {
      case TrialVerdict.ShortWin wins -> Optional.of(wins);
      case TrialVerdict.Cooked cooked -> Optional.of(cooked);
      case TrialVerdict.Sound _,
          TrialVerdict.NoSolution _,
          TrialVerdict.Unplayable _,
          TrialVerdict.Undecided _ ->
          Optional.empty();
    };
  }

  /** One diagram, looked at with all moves or with checks alone. */
  private final class Examination {
    private final Question question;
    private final Explorer explorer;
    private final WinLengths lengths;
    private final BestPlay bestPlay;
    private int noneIn;

    Examination(Setup setup, Stipulation narrow, Limits limits) {
      question = new Question(setup, rules, narrow);
      explorer = new Explorer(new SolveRequest(question, limits), () -> {}, cancellation);
      lengths = new WinLengths(explorer, narrow);
      bestPlay = new BestPlay(lengths, List.of());
      noneIn = explorer.attackerToMove() ? 0 : -1;
    }

    TrialVerdict run() {
      try {
        for (int moves = exact ? asked : 0; moves < asked; moves++) {
          if (explorer.wins(moves)) {
            examined(bestPlay.from(moves), moves);
            return new TrialVerdict.ShortWin(moves);
          }
          noneIn = moves;
        }
        return explorer.attackerToMove() ? byKeys() : byLength();
      } catch (SearchStopped stopped) {
        return new TrialVerdict.Undecided(noneIn);
      }
    }

    private TrialVerdict byKeys() {
      List<Move> keys = new ArrayList<>();
      for (Move move : explorer.moves()) {
        if (lengths.winsAfter(move, asked - 1)) {
          keys.add(move);
        }
        if (keys.size() > 1) {
          keys.forEach(key -> examined(bestPlay.from(key, asked), asked));
          return new TrialVerdict.Cooked(keys.getFirst(), keys.getLast());
        }
      }
      return keys.isEmpty()
          ? new TrialVerdict.NoSolution()
          : new TrialVerdict.Sound(examined(bestPlay.from(keys.getFirst(), asked), asked));
    }

    private TrialVerdict byLength() {
      return explorer.wins(asked)
          ? new TrialVerdict.Sound(examined(bestPlay.from(asked), asked))
          : new TrialVerdict.NoSolution();
    }

    private List<Move> examined(List<Move> line, int moves) {
      audit.examine(question, line, moves);
      return line;
    }
  }
}
