package org.mansuba.tables.build;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Threads that process the indices of a table in chunks of a few thousand. */
public final class WorkerPool implements AutoCloseable {
  private static final int CHUNK = 1 << 13;

  private final int threads;
  private final ExecutorService service;
  private final BooleanSupplier stop;

  /** Processes a range of indices. Each object is confined to one thread. */
  public interface Worker {
    /** Processes indices {@code from} (inclusive) to {@code to} (exclusive). */
    void work(int from, int to);
  }

  /** Creates a pool that stops when it is asked to. */
  public WorkerPool(int threads, BooleanSupplier stop) {
    this.threads = threads;
    this.stop = stop;
    service = Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().factory());
  }

  /** Creates one worker per thread. */
  public <W extends Worker> List<W> workers(Supplier<W> maker) {
    List<W> workers = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      workers.add(maker.get());
    }
    return workers;
  }

  /**
   * Runs workers, at most one per thread, on all indices below {@code size}, and waits until they
   * have finished.
   *
   * @throws BuildStopped if the stop signal was set
   */
  public void run(int size, List<? extends Worker> workers) {
    int chunks = (size + CHUNK - 1) / CHUNK;
    AtomicInteger next = new AtomicInteger();
    List<Callable<Void>> jobs = new ArrayList<>();
    for (Worker worker : workers) {
      jobs.add(
          () -> {
            for (int chunk = next.getAndIncrement(); chunk < chunks; ) {
              if (stop.getAsBoolean()) {
                throw new BuildStopped();
              }
              int from = chunk * CHUNK;
              worker.work(from, Math.min(size - from, CHUNK) + from);
              chunk = next.getAndIncrement();
            }
            return null;
          });
    }
    try {
      for (Future<Void> done : service.invokeAll(jobs)) {
        done.get();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new BuildStopped();
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case RuntimeException failure -> throw failure;
        case Error failure -> throw failure;
        case null, default -> throw new IllegalStateException(e);
      }
    }
  }

  @Override
  public void close() {
    service.shutdownNow();
  }
}
