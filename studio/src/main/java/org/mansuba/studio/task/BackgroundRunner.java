package org.mansuba.studio.task;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javafx.application.Platform;

/** Runs each piece of work on a thread of its own that does not keep the program alive. */
public final class BackgroundRunner implements TaskRunner {
  private volatile boolean closed;

  @Override
  @SuppressWarnings("ThreadPriorityCheck") // only for smoothness; nothing is wrong without it
  public <T> void run(Callable<T> work, Consumer<T> done, Consumer<Throwable> failed) {
    if (closed) {
      return;
    }
    Thread.ofPlatform()
        .daemon()
        .name("mansuba-work-", 0)
        // The window must stay smooth however hard the work is.
        .priority(Thread.MIN_PRIORITY)
        .start(() -> work(work, done, failed));
  }

  @Override
  public void inWindow(Runnable action) {
    Platform.runLater(
        () -> {
          if (!closed) {
            action.run();
          }
        });
  }

  @Override
  public void after(Duration pause, Runnable action) {
    CompletableFuture.delayedExecutor(pause.toMillis(), TimeUnit.MILLISECONDS)
        .execute(() -> inWindow(action));
  }

  @Override
  public void close() {
    closed = true;
  }

  private <T> void work(Callable<T> work, Consumer<T> done, Consumer<Throwable> failed) {
    try {
      T result = work.call();
      inWindow(() -> done.accept(result));
    } catch (Exception | OutOfMemoryError | StackOverflowError | AssertionError failure) {
      inWindow(() -> failed.accept(failure));
    }
  }
}
