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
 * One task of the attacker on one diagram, and all that is proved of it: decides wherever it stands
 * whether the attacker wins in a number of moves. It tries proof numbers first, and where they do
 * not decide soon, goes through the tree depth first with as many threads as are allowed; the first
 * of several uses proof numbers for a while.
 *
 * <p>Belongs to one thread, whatever threads work for it.
 */
public final class GoalSearch {
  /** Nodes to go through alone, depth first, before other threads are worth their start. */
  private static final long NODES_ALONE = 2_000;

  /** Proof numbers may use one node for this many that the calling thread has used so far. */
  private static final int SHARE_OF_NUMBERS = 64;

  /** And these at least. */
  private static final long LEAST_FOR_NUMBERS = 6_000;

  private final Objective objective;
  private final Budget budget;
  private final TranspositionTable table;
  private final ProofNumberSearch numbers;
  private final Fortress fortress;
  private final SearchWorker lead;
  private final List<SearchWorker> workers;

  /**
   * Stands at the diagram of a request.
   *
   * @param asked the task, which may be narrower than the request's
   * @param searchMemory what is remembered, possibly shared with searches of other diagrams for the
   *     same task
   * @param report is run a few times a second, by the calling thread
   * @throws IllegalArgumentException if the diagram has errors or its rules are not known
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

  /** Where this stands; to be looked at only. */
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

  /** Takes back moves until {@code ply} plies since the diagram are left. */
  public void backTo(int ply) {
    workers.forEach(worker -> worker.playedLine().backTo(ply));
  }

  /**
   * Whether the attacker can force the goal from here, whoever is to move.
   *
   * @param n attacker moves allowed
   * @throws SearchStopped at a limit; this stands where it stood
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
   * The same by proof numbers alone, if it can be decided within {@code nodes} nodes.
   *
   * @return empty if it can not
   * @throws SearchStopped at a limit; this stands where it stood
   */
  public Optional<Boolean> winsSoon(int n, long nodes) {
    table.grow();
    return within(nodes, () -> numbers.wins(n));
  }

  /** How long the win found last by proof numbers is, in attacker moves: at most as was asked. */
  public int lengthFound() {
    return numbers.length();
  }

  /**
   * Returns whether the defender is proved to be safe in any number of moves from here.
   *
   * @param nodes how many may be spent on it
   * @return false if it could not be proved
   * @throws SearchStopped at a limit; this stands where it stood
   */
  public boolean neverWins(long nodes) {
    return !objective.exact() && within(nodes, fortress::holds).orElse(false);
  }

  /**
   * What is known beforehand of the win here, as {@link WinOracle} tells it; where something is,
   * that counts as one node.
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
   * The packed move remembered to win here in at most a number of moves, or a guess, or {@link
   * Move#NONE}.
   */
  public int remembered(int n) {
    PlayedLine here = lead.playedLine();
    return TranspositionTable.move(table.find(here.key(n), here.secondKey(n)));
  }

  /** Nodes that the calling thread may spend alone where other threads could help. */
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

  /** All threads work on it; the calling one first uses proof numbers for {@code more} nodes. */
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
