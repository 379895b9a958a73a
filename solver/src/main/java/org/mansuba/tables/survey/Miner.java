package org.mansuba.tables.survey;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import org.mansuba.board.Side;
import org.mansuba.rules.Setup;
import org.mansuba.tables.build.BuildOrder;
import org.mansuba.tables.build.BuildStopped;
import org.mansuba.tables.build.WorkerPool;
import org.mansuba.tables.file.EndgameTable;
import org.mansuba.tables.file.EntryCode;
import org.mansuba.tables.index.Material;
import org.mansuba.tables.index.TableException;
import org.mansuba.tables.probe.Tables;

/**
 * Searches the tables of a material for new problems: positions that White, to move, wins in a
 * minimum number of moves. Returns one of each set of mirror images.
 */
public final class Miner {
  private final Tables tables;
  private final BuildOrder order;

  /** Which positions to return. */
  public enum Wanted {
    /** All won positions. */
    ANY,
    /**
     * Positions with a unique key and a unique fastest continuation after every longest defence, to
     * the last move.
     */
    UNIQUE
  }

  /** Creates a miner that uses the threads and the stop signal of {@code order}. */
  public Miner(Tables tables, BuildOrder order) {
    this.tables = tables;
    this.order = order;
  }

  /**
   * Returns the positions found, longest wins first.
   *
   * @param least the minimum length in moves of the winner
   * @param most the maximum number of positions
   * @throws TableException if a table is missing or cannot be used
   * @throws BuildStopped if the stop signal was set
   */
  public List<Find> mine(Material material, Wanted wanted, int least, int most) {
    List<Quarry> quarries =
        tables.require(material).stream().map(table -> Quarry.of(table, material)).toList();
    int longest = quarries.stream().mapToInt(q -> longestMoves(q.table, q.winner)).max().orElse(0);
    List<Find> finds = new ArrayList<>();
    for (int moves = longest; moves >= Math.max(1, least) && finds.size() < most; moves--) {
      for (Quarry quarry : quarries) {
        finds.addAll(find(quarry, wanted, moves));
      }
    }
    return finds.stream().limit(most).toList();
  }

  private int longestMoves(EndgameTable table, Side winner) {
    List<Finder> finders = run(table, () -> new Finder(table, winner, 0, index -> false));
    return (finders.stream().mapToInt(finder -> finder.longest).max().orElse(0) + 1) / 2;
  }

  private List<Find> find(Quarry quarry, Wanted wanted, int moves) {
    List<Finder> finders =
        run(
            quarry.table,
            () -> {
              Uniqueness uniqueness = new Uniqueness(tables);
              return new Finder(
                  quarry.table,
                  quarry.winner,
                  moves,
                  index -> wanted == Wanted.ANY || uniqueness.isUnique(quarry.setup(index)));
            });
    return finders.stream()
        .flatMapToInt(finder -> finder.found.stream().mapToInt(Integer::intValue))
        .sorted()
        .mapToObj(index -> new Find(quarry.setup(index), moves))
        .toList();
  }

  private List<Finder> run(EndgameTable table, Supplier<Finder> maker) {
    try (WorkerPool pool = new WorkerPool(order.threads(), order.stop())) {
      List<Finder> finders = pool.workers(maker);
      pool.run(table.indexer().size(), finders);
      return finders;
    }
  }

  /**
   * A position found.
   *
   * @param setup the diagram; the side to move wins
   * @param moves the length in its moves
   */
  public record Find(Setup setup, int moves) {}

  /** A table, and the side that plays White in the material. */
  private record Quarry(EndgameTable table, EntryDiagrams display, Side winner) {
    static Quarry of(EndgameTable table, Material material) {
      EntryDiagrams display = EntryDiagrams.of(table, material);
      return new Quarry(table, display, display.view().map(Side.WHITE));
    }

    Setup setup(int index) {
      return display.setup(winner, index);
    }
  }

  /** Searches a part of a table for wins of the side to move in at least the minimum length. */
  private static final class Finder implements WorkerPool.Worker {
    private final EndgameTable table;
    private final Side winner;
    private final int moves;
    private final IntPredicate test;
    private final List<Integer> found = new ArrayList<>();
    private int longest;

    Finder(EndgameTable table, Side winner, int moves, IntPredicate test) {
      this.table = table;
      this.winner = winner;
      this.moves = moves;
      this.test = test;
    }

    @Override
    public void work(int from, int to) {
      for (int index = from; index < to; index++) {
        int code = table.entries().code(winner, index);
        if (EntryCode.isWin(code)) {
          longest = Math.max(longest, EntryCode.plies(code));
          if ((EntryCode.plies(code) + 1) / 2 == moves && moves > 0 && test.test(index)) {
            found.add(index);
          }
        }
      }
    }
  }
}
