package org.mansuba.studio.task;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/**
 * Runs work beside the window and brings its results back to the window's thread. Tests use one
 * that runs everything at once.
 */
public interface TaskRunner extends AutoCloseable {
  /**
   * Starts work.
   *
   * @param work what to do, off the window's thread
   * @param done takes the result, on the window's thread
   * @param failed takes what the work threw, on the window's thread
   */
  <T> void run(Callable<T> work, Consumer<T> done, Consumer<Throwable> failed);

  /** Has something done soon on the window's thread; may be called by any thread. */
  void inWindow(Runnable action);

  /** Has something done on the window's thread when some time has passed. */
  void after(Duration pause, Runnable action);

  /** Takes no more work. Work under way goes on, but its results are dropped. */
  @Override
  void close();
}
