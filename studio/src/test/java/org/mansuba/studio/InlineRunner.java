package org.mansuba.studio;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.mansuba.studio.task.TaskRunner;

/** Does everything at once, on the thread that asks for it. */
public class InlineRunner implements TaskRunner {
  @Override
  public <T> void run(Callable<T> work, Consumer<T> done, Consumer<Throwable> failed) {
    T result;
    try {
      result = work.call();
    } catch (Exception | OutOfMemoryError failure) {
      failed.accept(failure);
      return;
    }
    done.accept(result);
  }

  @Override
  public void inWindow(Runnable action) {
    action.run();
  }

  @Override
  public void after(Duration pause, Runnable action) {
    action.run();
  }

  @Override
  public void close() {}
}
