package org.mansuba.analysis.repair;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Tries candidates by several threads, each with the same amount of work. The threads meet in the
 * monitor of this object.
 */
final class Round {
  private final Workshop workshop;
  private final Iterator<Trial> source;
  private final long nodes;
  private final List<Trial> ended = new ArrayList<>();
  private boolean failed;

  /**
   * A round of trials.
   *
   * @param source the trials as they stand; those still in it afterwards were not got to
   * @param nodes positions allowed for each
   */
  Round(Workshop workshop, Iterator<Trial> source, long nodes) {
    this.workshop = workshop;
    this.source = source;
    this.nodes = nodes;
  }

  /** Decides candidates, and receives the results. */
  interface Workshop {
    /** Whether no more trials may begin, and one that has not come to an end does not count. */
    boolean isOver();

    /** What is known of a candidate already. */
    Optional<Trial> known(Candidate candidate);

    /** Tries a candidate. It is the only method that may be called by several threads at once. */
    Trial attempt(Trial trial, long nodes);

    /** A trial has come to an end. */
    void ended(Trial trial);
  }

  /** Runs the round, and tells how the trials stand that it got to. */
  List<Trial> run(int threads) {
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      List<Future<?>> ends = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        ends.add(pool.submit(this::work));
      }
      ends.forEach(Round::await);
    }
    return ended;
  }

  private void work() {
    try {
      for (Optional<Trial> next = next(); next.isPresent(); next = next()) {
        Trial before = next.get();
        Trial after = before.isDecided() ? before : workshop.attempt(before, nodes);
        end(before, after);
      }
    } catch (RuntimeException | Error failure) {
      fail();
      throw failure;
    }
  }

  /** The next trial; a decided one is known from an earlier run. */
  private synchronized Optional<Trial> next() {
    if (failed || workshop.isOver() || !source.hasNext()) {
      return Optional.empty();
    }
    Trial trial = source.next();
    return Optional.of(workshop.known(trial.candidate()).orElse(trial));
  }

  private synchronized void end(Trial before, Trial after) {
    boolean counts = after.isDecided() || !workshop.isOver();
    Trial trial = counts ? after : before;
    ended.add(trial);
    if (counts && !failed) {
      workshop.ended(trial);
    }
  }

  private synchronized void fail() {
    failed = true;
  }

  private static void await(Future<?> end) {
    try {
      end.get();
    } catch (ExecutionException failure) {
      switch (failure.getCause()) {
        case RuntimeException wrong -> throw wrong;
        case Error wrong -> throw wrong;
        case null, default -> throw new IllegalStateException(failure);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
