package org.mansuba.search.engine;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.play.Positions;
import org.mansuba.search.SearchStopped;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.WinOracle;

/**
 * Decides for one task and one diagram, at any position of the game, whether the attacker wins in
 * at most a given number of moves. It tries proof-number search first. If that does not decide
 * soon, depth-first search takes over with all threads allowed; of several threads, the first
 * continues the proof-number search for a while.
 *
 * <p>Confined to one thread; the threads it starts are internal.
 */
public final class GoalSearch {
  /** Nodes of depth-first search before starting other threads pays. */
  private static final long NODES_ALONE = 2_000;

  /** Proof-number search may use one in this many of the nodes that the calling thread has used. */
  private static final int SHARE_OF_NUMBERS = 64;

  /** The minimum nodes of a proof-number search. */
  private static final long LEAST_FOR_NUMBERS = 6_000;

  private final Objective objective;
  private final Budget budget;
  private final TranspositionTable table;
  private final ProofNumberSearch numbers;
  private final Fortress fortress;
  private final SearchWorker lead;
  private final List<SearchWorker> workers;

  /**
   * Creates a search at the diagram of a request.
   *
   * @param asked the task, which may be narrower than the request's
   * @param searchMemory tables, possibly shared with searches of other diagrams for the same task
   * @param report runs a few times a second, in the calling thread
   * @throws IllegalArgumentException if the diagram has errors or its rules are not supported
   */
  public GoalSearch(
      SolveRequest request,
      Stipulation asked,
      SearchMemory searchMemory,
      Budget budget,
      Runnable report) {
    this.budget = budget;
    objective = new Objective(asked, request.rules());
    table = searchMemory.table();
    workers =
        IntStream.range(0, request.limits().threads())
            .mapToObj(i -> worker(i, request, searchMemory, i == 0 ? report : () -> {}))
            .toList();
    lead = workers.getFirst();
    fortress =
        new Fortress(
            lead.playedLine(), lead.depthFirst(), lead.nodeCounter(), searchMemory.positions());
    numbers =
        new ProofNumberSearch(lead.playedLine(), table, searchMemory.numbers(), lead.nodeCounter());
  }

  private SearchWorker worker(
      int i, SolveRequest request, SearchMemory searchMemory, Runnable report) {
    NodeCounter nodeCounter = new NodeCounter(budget, report);
    Position position = Positions.of(request.setup(), request.rules());
    PlayedLine playedLine = new PlayedLine(position, objective, request.known());
    MoveOrder order = i % 2 == 0 ? MoveOrder.BEST_FIRST : MoveOrder.WORST_ATTACK_FIRST;
    Refutations refutations = searchMemory.refutations().get(i);
    return new SearchWorker(
        playedLine,
        new DepthFirstSearch(playedLine, table, refutations, order, nodeCounter),
        nodeCounter);
  }

  /** Returns the game so far; for reading only. */
  public PlayedLine playedLine() {
    return lead.playedLine();
  }

  /** Plays a legal move. */
  public void make(int move) {
    workers.forEach(worker -> worker.playedLine().make(move));
  }

  /** Takes back the last move. */
  public void unmake() {
    workers.forEach(worker -> worker.playedLine().unmake());
  }

  /** Takes back moves until {@code ply} plies have been played since the diagram. */
  public void backTo(int ply) {
    workers.forEach(worker -> worker.playedLine().backTo(ply));
  }

  /**
   * Whether the attacker can force the goal from here, whoever is to move.
   *
   * @param n attacker moves allowed
   * @throws SearchStopped at a limit; the position is unchanged
   */
  public boolean wins(int n) {
    int known = known();
    if (known != WinOracle.UNKNOWN) {
      return WinOracle.winsIn(known, n);
    }
    table.grow();
    if (objective.checksOnly()) {
      return within(Long.MAX_VALUE, () -> numbers.wins(n))
          .orElseGet(() -> within(Long.MAX_VALUE, () -> lead.depthFirst().wins(n)).orElseThrow());
    }
    long few = Math.max(LEAST_FOR_NUMBERS, lead.nodeCounter().nodes() / SHARE_OF_NUMBERS);
    return within(alone(few, LEAST_FOR_NUMBERS), () -> numbers.wins(n))
        .or(() -> within(alone(Long.MAX_VALUE, NODES_ALONE), () -> lead.depthFirst().wins(n)))
        .orElseGet(() -> together(n, few - LEAST_FOR_NUMBERS));
  }

  /**
   * Like {@link #wins}, but by proof-number search alone and with at most {@code nodes} nodes.
   *
   * @return empty if that does not decide it
   * @throws SearchStopped at a limit; the position is unchanged
   */
  public Optional<Boolean> winsSoon(int n, long nodes) {
    table.grow();
    return within(nodes, () -> numbers.wins(n));
  }

  /** The length of the last win found by proof-number search, in attacker moves. */
  public int lengthFound() {
    return numbers.length();
  }

  /**
   * Whether it can be proved that the attacker has no win of any length from here.
   *
   * @param nodes the most nodes to use
   * @return false if it could not be proved
   * @throws SearchStopped at a limit; the position is unchanged
   */
  public boolean neverWins(long nodes) {
    return !objective.exact() && within(nodes, fortress::holds).orElse(false);
  }

  /**
   * The answer of the {@link WinOracle} for this position. A known answer counts as one node.
   *
   * @throws SearchStopped at a limit
   */
  public int known() {
    int known = lead.playedLine().knownWin();
    if (known != WinOracle.UNKNOWN) {
      lead.nodeCounter().allow(Long.MAX_VALUE);
      lead.nodeCounter().count();
      lead.nodeCounter().settle();
    }
    return known;
  }

  /**
   * The packed move that the table gives for this position: a winning move, a guess, or {@link
   * Move#NONE}.
   */
  public int remembered(int n) {
    PlayedLine here = lead.playedLine();
    return TranspositionTable.move(table.find(here.key(n), here.secondKey(n)));
  }

  /** The nodes the calling thread may use alone before other threads help. */
  private long alone(long wanted, long atMost) {
    return workers.size() == 1 ? wanted : Math.min(wanted, atMost);
  }

  private Optional<Boolean> within(long nodes, BooleanSupplier search) {
    int ply = lead.playedLine().ply();
    lead.nodeCounter().allow(nodes);
    try {
      return Optional.of(search.getAsBoolean());
    } catch (SearchStopped stopped) {
      lead.playedLine().backTo(ply);
      if (budget.isSpent()) {
        throw stopped;
      }
      return Optional.empty();
    } finally {
      lead.nodeCounter().settle();
    }
  }

  /** Uses all threads; the calling one starts with {@code more} nodes of proof-number search. */
  private boolean together(int n, long more) {
    return new Race(workers)
        .run(() -> numbersFirst(n, more), worker -> worker.depthFirst().wins(n));
  }

  private boolean numbersFirst(int n, long more) {
    Optional<Boolean> soon = within(more, () -> numbers.wins(n));
    lead.nodeCounter().allow(Long.MAX_VALUE);
    return soon.orElseGet(() -> lead.depthFirst().wins(n));
  }
}
