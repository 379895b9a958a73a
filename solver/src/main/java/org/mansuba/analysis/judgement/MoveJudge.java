package org.mansuba.analysis.judgement;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.mansuba.analysis.BestPlay;
import org.mansuba.analysis.WinLengths;
import org.mansuba.rules.Move;
import org.mansuba.search.Cancellation;
import org.mansuba.search.SearchStopped;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.solver.Explorer;

/**
 * Answers why a move is not the one to play: what it costs, or what refutes it.
 *
 * <pre>{@code
 * Judgement why = new MoveJudge(question, new Cancellation()).judge(List.of(), move, 6);
 * }</pre>
 *
 * <p>Belongs to one thread; only the cancellation may be used by another.
 */
public final class MoveJudge {
  private final Explorer explorer;
  private final WinLengths lengths;
  private final BestPlay bestPlay;

  /**
   * Judges moves in games from the diagram of a question.
   *
   * @throws IllegalArgumentException if the diagram has errors or its rules are not known
   */
  public MoveJudge(SolveRequest question, Cancellation cancellation) {
    explorer = new Explorer(question, () -> {}, cancellation);
    lengths = new WinLengths(explorer, question.stipulation());
    bestPlay = new BestPlay(lengths, List.of());
  }

  /**
   * What is proved about a move.
   *
   * @param before the moves from the diagram to the position in which it is played
   * @param allowed attacker moves within which the goal is to be reached from there, at least 1
   * @throws IllegalArgumentException if a move is not legal
   * @throws SearchStopped at a limit
   */
  public Judgement judge(List<Move> before, Move move, int allowed) {
    explorer.goTo(before);
    OptionalInt best = lengths.here(allowed);
    if (best.isEmpty()) {
      return new Judgement.NothingToSpoil(allowed);
    }
    return explorer.attackerToMove()
        ? attack(move, best.getAsInt(), allowed)
        : defence(move, best.getAsInt());
  }

  private Judgement attack(Move move, int best, int allowed) {
    OptionalInt after =
        explorer.moves().contains(move) ? lengths.after(move, allowed - 1) : OptionalInt.empty();
    if (after.isPresent()) {
      int takes = after.getAsInt() + 1;
      return takes == best
          ? new Judgement.Best(after.getAsInt())
          : new Judgement.Costs(bestPlay.first(best), takes - best, bestPlay.from(move, takes));
    }
    return new Judgement.Fails(bestPlay.first(best), allowed, refuted(move, allowed - 1));
  }

  private Judgement defence(Move move, int best) {
    int left = lengths.after(move, best).orElseThrow();
    return left == best
        ? new Judgement.Best(left)
        : new Judgement.Costs(bestPlay.first(best), best - left, bestPlay.from(move, left));
  }

  /** Returns a move with a reply after which {@code left} more attacker moves do not suffice. */
  private List<Move> refuted(Move move, int left) {
    List<Move> line = new ArrayList<>(List.of(move));
    boolean allowed = explorer.moves().contains(move);
    explorer.play(move);
    if (allowed && !explorer.position().ending().isOver()) {
      explorer.moves().stream()
          .filter(reply -> !lengths.winsAfter(reply, left))
          .findFirst()
          .ifPresent(line::add);
    }
    explorer.takeBack();
    return line;
  }
}
