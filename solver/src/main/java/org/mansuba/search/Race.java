package org.mansuba.search;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * One question put to several workers at once: all of them go through the whole tree and share what
 * they prove in its table; who is first has the answer. For one use, by the thread that makes it.
 */
final class Race {
  private static final Executor THREADS =
      Executors.newThreadPerTaskExecutor(
          Thread.ofPlatform().daemon().name("mansuba-search-", 1).factory());

  private final List<Worker> workers;
  private volatile @Nullable Boolean answer;

  /** A race of workers that stand at the same position; the first is that of this thread. */
  Race(List<Worker> workers) {
    this.workers = workers;
  }

  /**
   * Runs the race; all workers stand where they stood after it.
   *
   * @param leader what this thread does to find the answer
   * @param other what each other thread does with its worker
   * @throws SearchStopped if a limit came first
   */
  boolean run(BooleanSupplier leader, Predicate<Worker> other) {
    int ply = workers.getFirst().walk().ply();
    workers.forEach(worker -> worker.meter().allow(Long.MAX_VALUE));
    List<CompletableFuture<Void>> others =
        workers.stream()
            .skip(1)
            .map(w -> CompletableFuture.runAsync(() -> take(() -> other.test(w), w), THREADS))
            .toList();
    try {
      take(leader, workers.getFirst());
    } finally {
      others.forEach(Race::await);
      workers.forEach(worker -> worker.walk().backTo(ply));
      workers.forEach(worker -> worker.meter().resume());
    }
    others.forEach(Race::rethrow);
    Boolean first = answer;
    if (first == null) {
      throw new SearchStopped();
    }
    return first;
  }

  private void take(BooleanSupplier search, Worker worker) {
    try {
      answer = search.getAsBoolean();
    } catch (SearchStopped stopped) {
      // Another was first, or a limit is met: then nobody has an answer.
    } finally {
      worker.meter().settle();
      workers.forEach(any -> any.meter().halt());
    }
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
