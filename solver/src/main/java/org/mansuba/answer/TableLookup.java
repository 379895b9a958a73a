package org.mansuba.answer;

import java.time.Duration;
import java.util.Optional;
import org.mansuba.board.Kind;
import org.mansuba.rules.Setup;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;
import org.mansuba.search.SolveListener;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.Verdict;
import org.mansuba.search.WinOracle;
import org.mansuba.search.solver.Solver;
import org.mansuba.tables.build.BuildListener;
import org.mansuba.tables.build.BuildOrder;
import org.mansuba.tables.build.BuildStopped;
import org.mansuba.tables.probe.TableAnswer;
import org.mansuba.tables.probe.TableOracle;
import org.mansuba.tables.probe.TableSolver;
import org.mansuba.tables.probe.Tables;

/**
 * Looks a question up in tables: in those that exist and, for a diagram of few men, in tables built
 * on the way in memory. For one question; belongs to one thread.
 */
final class TableLookup {
  private static final int MOST_MEN_TO_BUILD = 4;
  private static final long MEMORY_TO_BUILD = 256L << 20;

  /** Positions a search may look at before a table with pawns, which takes longer, is built. */
  private static final long EASY = 200_000;

  private final SolveRequest request;
  private final Cancellation cancellation;
  private final BuildListener listener;
  private final TableShelf shelf;
  private final long start = System.nanoTime();

  /** Prepares to answer a question. */
  TableLookup(
      SolveRequest request, Cancellation cancellation, BuildListener listener, TableShelf shelf) {
    this.request = request;
    this.cancellation = cancellation;
    this.listener = listener;
    this.shelf = shelf;
  }

  /** The answer, if tables can give it within the limits of the question. */
  Optional<TableAnswer> answer() {
    return tables()
        .flatMap(tables -> TableSolver.answer(tables, request))
        .map(answer -> answer.withElapsed(elapsed()));
  }

  /**
   * Returns the lengths of wins in tables: from the diagram if its table exists, otherwise from
   * every position with few enough men left.
   */
  WinOracle known() {
    return tables()
        .map(TableOracle::new)
        .or(this::later)
        .<WinOracle>map(known -> known)
        .orElse(WinOracle.NONE);
  }

  /** The limits of the question less the time that asking tables has taken. */
  Limits left() {
    return request.limits().after(elapsed());
  }

  /** What tables that exist know of positions of fewer men; empty if there can be none. */
  Optional<TableOracle> later() {
    boolean useful = TableSolver.suits(request.stipulation()) && Tables.know(request.rules());
    return useful && shelf.exists()
        ? Optional.of(new TableOracle(shelf.of(request.rules())))
        : Optional.empty();
  }

  /** Tables that know the diagram, if they are there or may be built. */
  private Optional<Tables> tables() {
    if (!TableSolver.suits(request.stipulation()) || !Tables.know(request.rules())) {
      return Optional.empty();
    }
    Tables tables = shelf.of(request.rules());
    Setup setup = request.setup();
    if (!tables.have(setup) && mayBuild() && !isEasy()) {
      tables = shelf.open(request.rules());
      try {
        tables.build(setup, new BuildOrder(request.limits().threads(), listener, this::mustStop));
      } catch (BuildStopped stopped) {
        return Optional.empty();
      }
    }
    return Optional.of(tables).filter(built -> built.have(setup));
  }

  private Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - start);
  }

  private boolean mayBuild() {
    Limits limits = request.limits();
    return request.setup().men().size() <= MOST_MEN_TO_BUILD
        && limits.nodes() == Limits.UNLIMITED.nodes()
        && limits.memory() >= MEMORY_TO_BUILD;
  }

  /** Whether there are pawns, and a short search does. */
  private boolean isEasy() {
    if (request.setup().men().values().stream().noneMatch(man -> man.kind() == Kind.PAWN)) {
      return false;
    }
    SolveRequest brief = new SolveRequest(request.question(), request.limits().withNodes(EASY));
    Verdict verdict = new Solver().solve(brief, SolveListener.silent(), cancellation).verdict();
    return !(verdict instanceof Verdict.Undecided || verdict instanceof Verdict.Win);
  }

  /** A table that takes half of the time is given up, so that the other half is left to search. */
  private boolean mustStop() {
    return cancellation.isCancelled()
        || elapsed().compareTo(request.limits().time().dividedBy(2)) >= 0;
  }
}
