package org.mansuba.tables.survey;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Position;
import org.mansuba.rules.Setup;
import org.mansuba.rules.plain.PlainPosition;
import org.mansuba.tables.build.BuildOrder;
import org.mansuba.tables.build.BuildStopped;
import org.mansuba.tables.build.WorkerPool;
import org.mansuba.tables.file.EndgameTable;
import org.mansuba.tables.file.EntryCode;
import org.mansuba.tables.index.Material;
import org.mansuba.tables.index.TableException;
import org.mansuba.tables.probe.Tables;

/**
 * Verifies tables by the plain rules: each entry must follow from the entries its moves lead to,
 * and an index that is not a position must be unused. If this holds for all entries of a table and
 * of those it leads to, all of them are correct.
 */
public final class TableVerifier {
  private final Tables tables;
  private final BuildOrder order;

  /** Creates a verifier that uses the threads and the stop signal of {@code order}. */
  public TableVerifier(Tables tables, BuildOrder order) {
    this.tables = tables;
    this.order = order;
  }

  /**
   * Verifies the tables of a material, but not those they lead to.
   *
   * @param every the sampling rate: 1 checks all entries, 100 a fixed pseudo-random one in a
   *     hundred
   * @param listener receives the progress of each table
   * @throws TableException if a table is missing or cannot be used
   * @throws BuildStopped if the stop signal was set
   */
  public Verification verify(Material material, int every, VerifyListener listener) {
    Verification all = new Verification(0, List.of());
    for (EndgameTable table : tables.require(material)) {
      AtomicInteger done = new AtomicInteger();
      try (WorkerPool pool = new WorkerPool(order.threads(), order.stop())) {
        List<Checker> checkers = pool.workers(() -> new Checker(table, every, done, listener));
        pool.run(table.indexer().size(), checkers);
        for (Checker checker : checkers) {
          all = all.plus(new Verification(checker.checked, checker.wrong));
        }
      }
    }
    return all;
  }

  /** Checks a part of a table. */
  private final class Checker implements WorkerPool.Worker {
    private final EndgameTable table;
    private final int every;
    private final AtomicInteger done;
    private final VerifyListener listener;
    private final int[] moves = new int[Position.MAX_MOVES];
    private final List<Setup> wrong = new ArrayList<>();
    private long checked;

    Checker(EndgameTable table, int every, AtomicInteger done, VerifyListener listener) {
      this.table = table;
      this.every = every;
      this.done = done;
      this.listener = listener;
    }

    @Override
    public void work(int from, int to) {
      SplittableRandom random = new SplittableRandom(from);
      for (int index = from; index < to; index++) {
        if (random.nextInt(every) == 0) {
          check(Side.WHITE, index);
          check(Side.BLACK, index);
        }
      }
      tell(done.addAndGet(to - from), to - from);
    }

    /** Reports progress after each thousandth of the table. */
    private void tell(long after, long step) {
      long size = table.indexer().size();
      if (after * 1000 / size > (after - step) * 1000 / size) {
        listener.progress(table.slice().toString(), (double) after / size);
      }
    }

    private void check(Side toMove, int index) {
      int[] at = new int[table.slice().size()];
      table.indexer().arrange(index, at);
      Map<Square, Man> men = new EnumMap<>(Square.class);
      for (int i = 0; i < at.length; i++) {
        men.put(Square.of(at[i]), table.slice().members().get(i).man());
      }
      boolean isNumbered = men.size() == at.length && table.indexer().index(at) == index;
      Setup setup = Setup.of(men, toMove);
      int stored = table.entries().code(toMove, index);
      checked++;
      if (stored != (isNumbered ? expected(setup) : EntryCode.UNUSED)
          && wrong.size() < Verification.MOST_WRONG) {
        wrong.add(setup);
      }
    }

    private int code(Setup setup) {
      return tables.code(setup).orElseThrow(() -> tables.missing(setup));
    }

    private int expected(Setup setup) {
      Position position;
      try {
        position = PlainPosition.of(setup, tables.rules());
      } catch (IllegalArgumentException noPosition) {
        return EntryCode.UNUSED;
      }
      Ending ending = position.ending();
      if (ending.isOver()) {
        Optional<Side> winner = ending.winner(setup.toMove());
        return winner.isEmpty()
            ? EntryCode.NEITHER
            : winner.get() == setup.toMove() ? EntryCode.win(0) : EntryCode.loss(0);
      }
      int soonest = Integer.MAX_VALUE;
      int latest = -1;
      boolean allLose = true;
      int end = position.legalMoves(moves, 0);
      for (int i = 0; i < end; i++) {
        position.make(moves[i]);
        int code = code(position.setup());
        position.unmake();
        if (EntryCode.isLoss(code)) {
          soonest = Math.min(soonest, EntryCode.plies(code));
        } else if (EntryCode.isWin(code)) {
          latest = Math.max(latest, EntryCode.plies(code));
        } else {
          allLose = false;
        }
      }
      if (soonest < Integer.MAX_VALUE) {
        return EntryCode.win(soonest + 1);
      }
      return allLose ? EntryCode.loss(latest + 1) : EntryCode.NEITHER;
    }
  }
}
