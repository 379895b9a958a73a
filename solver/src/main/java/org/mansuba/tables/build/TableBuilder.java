package org.mansuba.tables.build;

import java.util.List;
import java.util.function.Function;
import org.mansuba.board.Kind;
import org.mansuba.board.Side;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.option.PromotionTo;
import org.mansuba.tables.file.BuiltTable;
import org.mansuba.tables.file.EndgameTable;
import org.mansuba.tables.file.EntryCode;
import org.mansuba.tables.index.Indexer;
import org.mansuba.tables.index.MaterialSlice;

/**
 * Builds the table of a slice by retrograde analysis, one ply at a time from the end of the game.
 *
 * <p>A newly decided position marks its predecessors; marked positions are then decided from their
 * legal moves. The result of a move that leaves the slice is known from the start, so a position
 * that may depend on one is examined again at that length. Every decision at one length depends
 * only on decisions at smaller lengths, so threads need no locks and the result does not depend on
 * their number.
 */
public final class TableBuilder {
  private final MaterialSlice slice;
  private final RuleSet rules;
  private final WorkerPool pool;
  private final BuildListener listener;
  private final Indexer indexer;
  private final Conversions conversions;
  private final short[][] codes;

  /** Prepares to build one table. */
  public TableBuilder(
      MaterialSlice slice,
      RuleSet rules,
      Function<MaterialSlice, EndgameTable> tables,
      WorkerPool pool,
      BuildListener listener) {
    this.slice = slice;
    this.rules = rules;
    this.pool = pool;
    this.listener = listener;
    indexer = new Indexer(slice);
    conversions = new Conversions(slice, promotion(rules), tables);
    codes = new short[2][indexer.size()];
  }

  /** Returns the kind pawns promote to. */
  public static Kind promotion(RuleSet rules) {
    return rules.promotionTo() == PromotionTo.FERZ ? Kind.FERZ : Kind.ALFIL;
  }

  /**
   * Builds the table.
   *
   * @throws BuildStopped if the stop signal was set
   */
  public BuiltTable build() {
    List<EntryDecider> deciders =
        pool.workers(() -> new EntryDecider(slice, indexer, rules, conversions, codes));
    List<Predecessors> markers = pool.workers(() -> new Predecessors(slice, indexer, rules, codes));
    deciders.forEach(decider -> decider.length(0));
    pool.run(indexer.size(), deciders);
    int longest = 0;
    int last = deciders.stream().mapToInt(EntryDecider::latest).max().orElse(0);
    for (int plies = 1; plies <= Math.max(last, longest + 1); plies++) {
      if (plies > EntryCode.LONGEST) {
        throw new IllegalStateException("a win is too long for a table");
      }
      listener.progress(slice.toString(), plies);
      int length = plies;
      markers.forEach(marker -> marker.length(length - 1));
      pool.run(indexer.size(), markers);
      deciders.forEach(decider -> decider.length(length));
      pool.run(indexer.size(), deciders);
      if (deciders.stream().mapToLong(EntryDecider::decided).sum() > 0) {
        longest = plies;
      }
    }
    pool.run(indexer.size(), pool.workers(() -> this::closeOpen));
    return new BuiltTable(slice, indexer, codes, longest);
  }

  /** Marks the remaining open entries as neither won nor lost. */
  private void closeOpen(int from, int to) {
    for (Side side : Side.values()) {
      short[] mine = codes[side.ordinal()];
      for (int index = from; index < to; index++) {
        if (EntryCode.isOpen(mine[index])) {
          mine[index] = EntryCode.NEITHER;
        }
      }
    }
  }
}
