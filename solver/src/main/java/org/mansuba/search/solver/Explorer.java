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
 * Moves through the game tree of a diagram and answers, at each position, whether and how fast the
 * attacker wins. All answers are proofs. All questions share one table and one set of limits, so a
 * second question about the same positions is cheap.
 *
 * <p>Confined to one thread; only the cancellation may be used by others.
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
   * Creates an explorer at the diagram of a request.
   *
   * @param report runs a few times a second during a search
   * @throws IllegalArgumentException if the diagram has errors or its rules are not supported
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

  /** Returns the side that is to win. */
  public Side attacker() {
    return playedLine.objective().attacker();
  }

  /** Whether the attacker is to move here. */
  public boolean attackerToMove() {
    return playedLine.attackerToMove();
  }

  /** Returns the current position, for reading; only this object may play moves on it. */
  public Position position() {
    return playedLine.position();
  }

  /** Returns the moves from the diagram to here. */
  public List<Move> path() {
    return List.copyOf(path);
  }

  /** Returns the legal moves; for the attacker, only those his task allows. */
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
   * @throws SearchStopped at a limit; the position is unchanged
   */
  public boolean wins(int moves) {
    return goalSearch.wins(moves);
  }

  /**
   * The least number of attacker moves in which the goal can be forced from here.
   *
   * @param most the greatest number of interest
   * @return empty if more moves are needed, or no number suffices
   * @throws SearchStopped at a limit; the position is unchanged
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
   * Goes to the end of a line from the diagram, keeping the moves it shares with the current path.
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
   * Returns an explorer whose diagram is this position with the other side to move, as after a
   * pass. It shares table and limits with this one. Empty if the side to move is in check, or if
   * the man that must give mate has been captured.
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
   * Returns hashes of everything that the answers here depend on. Equal fingerprints mean equal
   * answers, whatever moves led there.
   */
  public Fingerprint fingerprint() {
    return new Fingerprint(playedLine.key(0), playedLine.secondKey(0));
  }

  /**
   * Stops questions from now on after {@code positions} more positions, within the limits.
   *
   * @param positions {@link Long#MAX_VALUE} to apply the limits only
   */
  public void allow(long positions) {
    budget.allow(positions);
  }

  /**
   * Whether one of the limits is reached or the search is cancelled, rather than only what {@link
   * #allow} allows used up.
   */
  public boolean isOver() {
    return budget.isOver();
  }

  /** Returns the wall time since this object was created. */
  public Duration elapsed() {
    return budget.elapsed();
  }

  /**
   * Returns a move after which the attacker, who is to move here, wins in one move fewer.
   *
   * @param moves attacker moves allowed, at least 1
   * @return empty if no move does or the goal is already reached
   * @throws SearchStopped at a limit; the position is unchanged
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

  /** Returns the positions visited by all questions together. */
  public long nodes() {
    return budget.nodes();
  }
}
