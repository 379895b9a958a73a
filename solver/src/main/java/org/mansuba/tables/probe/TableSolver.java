package org.mansuba.tables.probe;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.mansuba.board.Side;
import org.mansuba.problem.stipulation.Goal;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.Setup;
import org.mansuba.rules.play.Positions;
import org.mansuba.search.Solution;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.Verdict;
import org.mansuba.tables.index.TableException;

/** Answers questions from tables alone. Confined to one thread. */
public final class TableSolver {
  private final Tables tables;
  private final SolveRequest request;
  private final Side attacker;
  private final Position position;
  private long asked;

  private TableSolver(Tables tables, SolveRequest request) {
    this.tables = tables;
    this.request = request;
    attacker = request.stipulation().attacker();
    position = Positions.of(request.setup(), request.rules());
  }

  /** Returns whether tables can answer a stipulation: a win by any ending, without conditions. */
  public static boolean suits(Stipulation stipulation) {
    return stipulation.goal() == Goal.WIN && stipulation.conditions().isEmpty();
  }

  /**
   * Answers a question that {@link #suits} tables; empty if the diagram's table is missing.
   *
   * @throws TableException if a table exists but cannot be used
   */
  public static Optional<TableAnswer> answer(Tables tables, SolveRequest request) {
    return suits(request.stipulation()) && tables.have(request.setup())
        ? Optional.of(new TableSolver(tables, request).answer())
        : Optional.empty();
  }

  private TableAnswer answer() {
    long start = System.nanoTime();
    String table = tables.name(request.setup());
    Optional<Integer> plies = attackersWin();
    if (plies.isEmpty()) {
      return new TableAnswer(solution(new Verdict.NoWin(), List.of(), start), table, 0, List.of());
    }
    int moves = attackerMoves(plies.get(), position.sideToMove());
    int limit = request.stipulation().moves();
    if (moves > limit) {
      return new TableAnswer(
          solution(new Verdict.NoWinWithin(limit), List.of(), start), table, 0, List.of());
    }
    List<TableMove> wins = position.sideToMove() == attacker ? winningMoves() : List.of();
    List<Move> keys =
        wins.stream()
            .filter(win -> attackerMoves(win.plies(), attacker) == moves)
            .map(TableMove::move)
            .toList();
    List<TableMove> slower =
        wins.stream()
            .filter(win -> attackerMoves(win.plies(), attacker) > moves)
            .sorted(Comparator.comparingInt(TableMove::plies))
            .toList();
    Solution solution = solution(new Verdict.ShortestWin(moves), keys, start);
    return new TableAnswer(solution, table, plies.get(), slower);
  }

  private Solution solution(Verdict verdict, List<Move> keys, long start) {
    List<Move> line = new ArrayList<>();
    Ending end = Ending.NONE;
    if (verdict instanceof Verdict.ShortestWin) {
      while (!position.ending().isOver()) {
        Move move = bestMove();
        position.make(move.packed());
        line.add(move);
      }
      end = position.ending();
    }
    Duration elapsed = Duration.ofNanos(System.nanoTime() - start);
    return new Solution(verdict, keys, line, end, asked, elapsed);
  }

  /** Returns the attacker's fastest move, or the defender's most stubborn one. */
  private Move bestMove() {
    boolean attacks = position.sideToMove() == attacker;
    Comparator<TableMove> longer = Comparator.comparingInt(TableMove::plies);
    return winningMoves().stream()
        .max(attacks ? longer.reversed() : longer)
        .map(TableMove::move)
        .orElseThrow(() -> new IllegalStateException("a won position has no winning line"));
  }

  /** Returns the moves after which the attacker wins, each with the length of the win. */
  private List<TableMove> winningMoves() {
    List<TableMove> wins = new ArrayList<>();
    int[] moves = new int[Position.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    for (int i = 0; i < end; i++) {
      Move move = Move.of(moves[i]);
      position.make(moves[i]);
      attackersWin().ifPresent(plies -> wins.add(new TableMove(move, plies + 1)));
      position.unmake();
    }
    return wins;
  }

  /** Returns the plies in which the attacker wins; empty if he does not. */
  private Optional<Integer> attackersWin() {
    asked++;
    Setup here = position.setup();
    return switch (tables.outcome(here).orElseThrow(() -> tables.missing(here))) {
      case Outcome.Win(var plies) when here.toMove() == attacker -> Optional.of(plies);
      case Outcome.Loss(var plies) when here.toMove() != attacker -> Optional.of(plies);
      default -> Optional.empty();
    };
  }

  private int attackerMoves(int plies, Side toMove) {
    return toMove == attacker ? (plies + 1) / 2 : plies / 2;
  }
}
