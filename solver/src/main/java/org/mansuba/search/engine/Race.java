package org.mansuba.search.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mansuba.search.SearchStopped;

/**
 * One question put to several workers at once: each looks for the whole answer, and all share what
 * they prove in one table; who is first has it. For one use, by the thread that makes it.
 */
final class Race {
  private static final Executor THREADS =
      Executors.newThreadPerTaskExecutor(
          Thread.ofPlatform().daemon().name("mansuba-search-", 1).factory());

  private final List<SearchWorker> workers;
  private volatile @Nullable Boolean answer;

  /** A race of workers that stand at the same position; the first is that of this thread. */
  Race(List<SearchWorker> workers) {
    this.workers = workers;
  }

  /**
   * Runs the race; all workers stand where they stood after it.
   *
   * @param leader what this thread does to find the answer
   * @param other what each other thread does with its worker
   * @throws SearchStopped if a limit came first
   */
  boolean run(BooleanSupplier leader, Predicate<SearchWorker> other) {
    int ply = workers.getFirst().playedLine().ply();
    workers.forEach(worker -> worker.nodeCounter().allow(Long.MAX_VALUE));
    List<CompletableFuture<Void>> others = new ArrayList<>();
    try {
      for (SearchWorker w : workers.subList(1, workers.size())) {
        others.add(CompletableFuture.runAsync(() -> take(() -> other.test(w), w), THREADS));
      }
      take(leader, workers.getFirst());
    } finally {
      halt();
      others.forEach(Race::await);
      workers.forEach(worker -> worker.playedLine().backTo(ply));
      workers.forEach(worker -> worker.nodeCounter().resume());
    }
    Boolean first = answer;
    if (first == null) {
      others.forEach(Race::rethrow);
      throw new SearchStopped();
    }
    return first;
  }

  private void take(BooleanSupplier search, SearchWorker worker) {
    try {
      answer = search.getAsBoolean();
    } catch (SearchStopped stopped) {
      // Another was first, or a limit is met: then nobody has an answer.
    } finally {
      worker.nodeCounter().settle();
      halt();
    }
  }

  private void halt() {
    workers.forEach(worker -> worker.nodeCounter().halt());
  }

  /** Waits for the end of another thread's part, however it ends. */
  private static void await(CompletableFuture<Void> other) {
    try {
      other.join();
    } catch (CompletionException failed) {
      // It is thrown again when all parts have ended.
    }
  }

  private static void rethrow(CompletableFuture<Void> other) {
    if (other.isCompletedExceptionally()) {
      switch (other.exceptionNow()) {
        case RuntimeException failure -> throw failure;
        case Error failure -> throw failure;
        case Throwable failure -> throw new IllegalStateException(failure);
      }
    }
  }
}
