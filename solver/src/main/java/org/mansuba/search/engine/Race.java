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
 * Gives one question to several workers. Each searches for the whole answer, all share one table,
 * and the first answer counts. For single use by the thread that creates it.
 */
final class Race {
  private static final Executor THREADS =
      Executors.newThreadPerTaskExecutor(
          Thread.ofPlatform().daemon().name("mansuba-search-", 1).factory());

  private final List<SearchWorker> workers;
  private volatile @Nullable Boolean answer;

  /** Creates a race of workers at the same position; the first belongs to the current thread. */
  Race(List<SearchWorker> workers) {
    this.workers = workers;
  }

  /**
   * Runs the race. Afterwards all workers are at the initial position.
   *
   * @param leader the search of this thread
   * @param other the search of each other thread
   * @throws SearchStopped if a limit was reached first
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
      // Another worker was first, or a limit was reached and no worker has an answer.
    } finally {
      worker.nodeCounter().settle();
      halt();
    }
  }

  private void halt() {
    workers.forEach(worker -> worker.nodeCounter().halt());
  }

  /** Waits for another worker to end, successfully or not. */
  private static void await(CompletableFuture<Void> other) {
    try {
      other.join();
    } catch (CompletionException failed) {
      // Rethrown when all workers have ended.
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
