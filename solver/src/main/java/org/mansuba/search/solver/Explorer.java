package org.mansuba.search.solver;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.mansuba.board.Side;
import org.mansuba.problem.stipulation.Condition;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Fingerprint;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.Setup;
import org.mansuba.search.Cancellation;
import org.mansuba.search.SearchStopped;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.WinOracle;
import org.mansuba.search.engine.Budget;
import org.mansuba.search.engine.GoalSearch;
import org.mansuba.search.engine.PlayedLine;
import org.mansuba.search.engine.SearchMemory;

/**
 * Walks about in the game from a diagram and answers, wherever it stands, how the attacker's win
 * stands there. All answers are proofs, and all questions share one table and one set of limits, so
 * a second question about the same ground costs little.
 *
 * <p>Belongs to one thread; only the cancellation may be used by another.
 */
public final class Explorer {
  private final SolveRequest request;
  private final SearchMemory searchMemory;
  private final Budget budget;
  private final Runnable report;
  private final GoalSearch goalSearch;
  private final PlayedLine playedLine;
  private final List<Move> path = new ArrayList<>();

  /**
   * Stands at the diagram of a question.
   *
   * @param report is run a few times a second while a question is being decided
   * @throws IllegalArgumentException if the diagram has errors or its rules are not known
   */
  public Explorer(SolveRequest request, Runnable report, Cancellation cancellation) {
    this(
        request,
        new SearchMemory(
            request.stipulation(), request.limits().memory() / 2, request.limits().threads()),
        new Budget(request.limits(), cancellation),
        report);
  }

  private Explorer(
      SolveRequest request, SearchMemory searchMemory, Budget budget, Runnable report) {
    this.request = request;
    this.searchMemory = searchMemory;
    this.budget = budget;
    this.report = report;
    goalSearch = new GoalSearch(request, request.stipulation(), searchMemory, budget, report);
    playedLine = goalSearch.playedLine();
  }

  /** The side that is to win. */
  public Side attacker() {
    return playedLine.objective().attacker();
  }

  /** Whether the attacker is to move here. */
  public boolean attackerToMove() {
    return playedLine.attackerToMove();
  }

  /** The position here, to be looked at; only this object may play moves on it. */
  public Position position() {
    return playedLine.position();
  }

  /** The moves from the diagram to here. */
  public List<Move> path() {
    return List.copyOf(path);
  }

  /** The moves that may be played here: legal ones, and of the attacker those his task allows. */
  public List<Move> moves() {
    int[] moves = new int[Position.MAX_MOVES];
    int end =
        attackerToMove() ? playedLine.attackersMoves(moves, 0) : position().legalMoves(moves, 0);
    List<Move> list = new ArrayList<>();
    for (int i = 0; i < end; i++) {
      list.add(Move.of(moves[i]));
    }
    return list;
  }

  /**
   * Plays a move.
   *
   * @throws IllegalArgumentException if it is not legal here
   */
  public void play(Move move) {
    if (!position().isLegal(move.packed())) {
      throw new IllegalArgumentException(move + " is not legal here");
    }
    goalSearch.make(move.packed());
    path.add(move);
  }

  /** Takes back the last move played. */
  public void takeBack() {
    goalSearch.unmake();
    path.removeLast();
  }

  /** Whether the goal is reached here. */
  public boolean isReached() {
    return playedLine.isReached();
  }

  /**
   * Whether the attacker can force the goal from here, whoever is to move.
   *
   * @param moves attacker moves allowed, at least 0
   * @throws SearchStopped at a limit; this object stands where it stood
   */
  public boolean wins(int moves) {
    return goalSearch.wins(moves);
  }

  /**
   * The least number of attacker moves in which the goal can be forced from here.
   *
   * @param most the greatest number that is of interest; empty if more are needed
   * @throws SearchStopped at a limit; this object stands where it stood
   */
  public OptionalInt shortest(int most) {
    int known = goalSearch.known();
    if (known != WinOracle.UNKNOWN) {
      return WinOracle.winsIn(known, most) ? OptionalInt.of(known) : OptionalInt.empty();
    }
    for (int n = 0; n <= most; n++) {
      if (wins(n)) {
        return OptionalInt.of(n);
      }
    }
    return OptionalInt.empty();
  }

  /**
   * Walks to the end of a line from the diagram, by as few steps as that takes.
   *
   * @throws IllegalArgumentException if a move of the line is not legal
   */
  public void goTo(List<Move> line) {
    int common = 0;
    while (common < Math.min(line.size(), path.size())
        && line.get(common).equals(path.get(common))) {
      common++;
    }
    while (path.size() > common) {
      takeBack();
    }
    line.subList(common, line.size()).forEach(this::play);
  }

  /**
   * An explorer whose diagram is the position here with the other side to move, as if the side to
   * move had passed. It shares table and limits with this one. Empty if passing is impossible, in
   * check, or pointless, since the man that is to give mate is gone.
   */
  public Optional<Explorer> afterPass() {
    if (position().inCheck()) {
      return Optional.empty();
    }
    Stipulation asked = request.stipulation();
    return playedLine.conditionsFromHere(asked).map(conditions -> passed(asked, conditions));
  }

  private Explorer passed(Stipulation asked, Set<Condition> conditions) {
    Setup passed = position().setup().withSideToMove(position().sideToMove().opponent());
    Stipulation same = new Stipulation(asked.attacker(), asked.goal(), asked.moves(), conditions);
    return new Explorer(
        new SolveRequest(
            new Question(passed, request.rules(), same), request.limits(), request.known()),
        searchMemory,
        budget,
        report);
  }

  /**
   * Hashes of all that the answers here depend on. Where they are equal, whatever moves led there,
   * all answers are.
   */
  public Fingerprint fingerprint() {
    return new Fingerprint(playedLine.key(0), playedLine.secondKey(0));
  }

  /**
   * Stops questions after a number of further positions, in addition to the limits.
   *
   * @param positions {@link Long#MAX_VALUE} for no more than the limits
   */
  public void allow(long positions) {
    budget.allow(positions);
  }

  /** Whether the limits themselves are met, not only what was allowed within them. */
  public boolean isOver() {
    return budget.isOver();
  }

  /** Wall time so far, since this object was made. */
  public Duration elapsed() {
    return budget.elapsed();
  }

  /**
   * A move after which the attacker, who is to move here, wins in one move less.
   *
   * @param moves attacker moves allowed, at least 1
   * @return empty if there is none, also where the goal is reached already
   * @throws SearchStopped at a limit; this object stands where it stood
   */
  public Optional<Move> winningMove(int moves) {
    if (isReached() || !wins(moves)) {
      return Optional.empty();
    }
    List<Move> candidates = new ArrayList<>(moves());
    Move remembered = Move.of(goalSearch.remembered(moves));
    if (candidates.remove(remembered)) {
      candidates.addFirst(remembered);
    }
    return candidates.stream().filter(move -> winsAfter(move, moves - 1)).findFirst();
  }

  private boolean winsAfter(Move move, int moves) {
    play(move);
    try {
      return wins(moves);
    } finally {
      takeBack();
    }
  }

  /** Positions visited so far, by all questions together. */
  public long nodes() {
    return budget.nodes();
  }
}
