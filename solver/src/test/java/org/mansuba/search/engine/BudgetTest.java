package org.mansuba.search.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;
import org.mansuba.search.SearchStopped;

class BudgetTest {
  @ParameterizedTest
  @CsvSource({
    "1, 1",
    "1, 1000",
    "1, 1024",
    "1, 100001",
    "2, 1",
    "2, 1000",
    "2, 2049",
    "3, 2",
    "3, 50000",
    "8, 5",
    "8, 9000",
    "8, 300000"
  })
  void threadsTogetherNeverVisitMoreNodesThanAllowed(int threads, long most) {
    Budget budget = budget(threads, most);
    List<NodeCounter> counters = counters(budget, threads);

    countAtOnce(counters);

    long visited = counters.stream().mapToLong(NodeCounter::nodes).sum();
    assertThat(visited).isPositive().isLessThanOrEqualTo(most);
    assertThat(budget.nodes()).isEqualTo(visited);
  }

  @Test
  void oneThreadVisitsAllThatIsAllowed() {
    Budget budget = budget(1, 12_345);

    countAtOnce(counters(budget, 1));

    assertThat(budget.nodes()).isEqualTo(12_345);
  }

  @Test
  void whatOneThreadDoesNotUseAnotherMay() {
    Budget budget = budget(1, 1_500);
    NodeCounter first = new NodeCounter(budget, () -> {});
    for (int i = 0; i < 10; i++) {
      first.count();
    }
    first.settle();

    NodeCounter second = new NodeCounter(budget, () -> {});
    countUntilStopped(second);

    assertThat(second.nodes()).isEqualTo(1_490);
  }

  @Test
  void aSliceOfTheBudgetIsNotPassedEither() {
    Budget budget = budget(2, 1_000_000);
    List<NodeCounter> counters = counters(budget, 2);

    for (int slice = 1; slice <= 50; slice++) {
      long before = budget.nodes();
      budget.allow(slice);
      countAtOnce(counters);
      assertThat(budget.nodes() - before).isPositive().isLessThanOrEqualTo(slice);
    }
  }

  private static Budget budget(int threads, long nodes) {
    return new Budget(Limits.UNLIMITED.withThreads(threads).withNodes(nodes), new Cancellation());
  }

  private static List<NodeCounter> counters(Budget budget, int threads) {
    return Stream.generate(() -> new NodeCounter(budget, () -> {})).limit(threads).toList();
  }

  /** Counts with each counter in a thread of its own until the budget stops it. */
  private static void countAtOnce(List<NodeCounter> counters) {
    CyclicBarrier start = new CyclicBarrier(counters.size());
    CompletableFuture.allOf(
            counters.stream()
                .map(
                    counter ->
                        CompletableFuture.runAsync(
                            () -> {
                              await(start);
                              countUntilStopped(counter);
                            },
                            task -> new Thread(task).start()))
                .toArray(CompletableFuture[]::new))
        .join();
  }

  private static void countUntilStopped(NodeCounter counter) {
    counter.allow(Long.MAX_VALUE);
    try {
      while (true) {
        counter.count();
      }
    } catch (SearchStopped stopped) {
      counter.settle();
    }
  }

  private static void await(CyclicBarrier barrier) {
    try {
      barrier.await();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
