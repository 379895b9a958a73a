package org.mansuba.tables.survey;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.mansuba.board.Side;
import org.mansuba.rules.Setup;
import org.mansuba.tables.build.BuildOrder;
import org.mansuba.tables.build.BuildStopped;
import org.mansuba.tables.build.WorkerPool;
import org.mansuba.tables.file.EndgameTable;
import org.mansuba.tables.file.EntryCode;
import org.mansuba.tables.index.CanonicalForm;
import org.mansuba.tables.index.Material;
import org.mansuba.tables.index.MaterialSlice;
import org.mansuba.tables.index.TableException;
import org.mansuba.tables.probe.Tables;

/** Collects statistics of the tables of a material. */
public final class StatisticsCollector {
  private final Map<Side, OutcomeCounts> bySide = new EnumMap<>(Side.class);
  private final List<Setup> longestWins = new ArrayList<>();
  private final List<Setup> zugzwangs = new ArrayList<>();
  private int longest;
  private long zugzwangCount;

  private StatisticsCollector() {}

  /**
   * Returns the statistics of a material.
   *
   * @throws TableException if one of its tables is missing or cannot be used
   * @throws BuildStopped if the stop signal was set
   */
  public static Statistics of(Tables tables, Material material, BuildOrder order) {
    StatisticsCollector collector = new StatisticsCollector();
    tables.require(material).forEach(table -> collector.add(table, material, order));
    return new Statistics(
        collector.bySide,
        collector.longest,
        collector.longestWins,
        collector.zugzwangCount,
        collector.zugzwangs);
  }

  private void add(EndgameTable table, Material material, BuildOrder order) {
    List<Counter> counters;
    try (WorkerPool pool = new WorkerPool(order.threads(), order.stop())) {
      counters = pool.workers(() -> new Counter(table));
      pool.run(table.indexer().size(), counters);
    }
    for (MaterialSlice slice : material.slices()) {
      CanonicalForm canonicalForm = CanonicalForm.first(slice.members());
      if (canonicalForm.slice().equals(table.slice())) {
        for (Side side : Side.values()) {
          int seen = canonicalForm.view().map(side).ordinal();
          counters.forEach(c -> bySide.merge(side, c.counts(seen), OutcomeCounts::plus));
        }
        zugzwangCount += counters.stream().mapToLong(c -> c.zugzwangs).sum();
      }
    }
    EntryDiagrams display = EntryDiagrams.of(table, material);
    int here = counters.stream().mapToInt(c -> c.longest).max().orElse(0);
    if (here > longest) {
      longest = here;
      longestWins.clear();
    }
    Stream.of(Side.values())
        .flatMap(side -> display.all(side, longestWins(counters, side)))
        .limit(Statistics.MOST_EXAMPLES - (long) longestWins.size())
        .forEach(longestWins::add);
    display
        .all(Side.WHITE, inOrder(counters.stream().map(c -> c.zugzwangExamples)))
        .limit(Statistics.MOST_EXAMPLES - (long) zugzwangs.size())
        .forEach(zugzwangs::add);
  }

  private List<Integer> longestWins(List<Counter> counters, Side side) {
    return inOrder(
        counters.stream()
            .filter(c -> c.longest == longest && longest > 0)
            .map(c -> c.examples.get(side.ordinal())));
  }

  /** Returns all indices in an order that does not depend on the threads. */
  private static List<Integer> inOrder(Stream<List<Integer>> indices) {
    return indices.flatMap(List::stream).sorted().toList();
  }

  /** Counts a part of a table. */
  private static final class Counter implements WorkerPool.Worker {
    private final EndgameTable table;
    private final int[] at;
    private final long[][] wins = new long[2][EntryCode.LONGEST + 2];
    private final long[][] losses = new long[2][EntryCode.LONGEST + 2];
    private final long[] neither = new long[2];
    private final List<List<Integer>> examples = List.of(new ArrayList<>(), new ArrayList<>());
    private final List<Integer> zugzwangExamples = new ArrayList<>();
    private int longest;
    private long zugzwangs;

    Counter(EndgameTable table) {
      this.table = table;
      at = new int[table.slice().size()];
    }

    @Override
    public void work(int from, int to) {
      for (int index = from; index < to; index++) {
        int white = table.entries().code(Side.WHITE, index);
        int black = table.entries().code(Side.BLACK, index);
        if (white != EntryCode.UNUSED || black != EntryCode.UNUSED) {
          table.indexer().arrange(index, at);
          int weight = table.indexer().count(at);
          count(Side.WHITE, index, white, weight);
          count(Side.BLACK, index, black, weight);
          if (isZugzwang(white, black)) {
            zugzwangs += weight;
            addTo(zugzwangExamples, index);
          }
        }
      }
    }

    private void count(Side side, int index, int code, int weight) {
      int toMove = side.ordinal();
      if (EntryCode.isWin(code)) {
        int plies = EntryCode.plies(code);
        wins[toMove][plies] += weight;
        if (plies > longest) {
          longest = plies;
          examples.forEach(List::clear);
        }
        if (plies == longest) {
          addTo(examples.get(toMove), index);
        }
      } else if (EntryCode.isLoss(code)) {
        losses[toMove][EntryCode.plies(code)] += weight;
      } else if (code == EntryCode.NEITHER) {
        neither[toMove] += weight;
      }
    }

    private static void addTo(List<Integer> list, int index) {
      if (list.size() < Statistics.MOST_EXAMPLES) {
        list.add(index);
      }
    }

    /** Returns whether neither side wants to move; false if the game is over. */
    private static boolean isZugzwang(int white, int black) {
      if (white == EntryCode.UNUSED
          || black == EntryCode.UNUSED
          || isOver(white)
          || isOver(black)) {
        return false;
      }
      return Integer.signum(white) < -Integer.signum(black);
    }

    private static boolean isOver(int code) {
      return code != EntryCode.NEITHER && EntryCode.plies(code) == 0;
    }

    private OutcomeCounts counts(int toMove) {
      return new OutcomeCounts(map(wins[toMove]), map(losses[toMove]), neither[toMove]);
    }

    private static SortedMap<Integer, Long> map(long[] counts) {
      SortedMap<Integer, Long> map = new TreeMap<>();
      for (int plies = 0; plies < counts.length; plies++) {
        if (counts[plies] > 0) {
          map.put(plies, counts[plies]);
        }
      }
      return map;
    }
  }
}
