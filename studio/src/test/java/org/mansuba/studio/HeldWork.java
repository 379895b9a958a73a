package org.mansuba.studio;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/** Takes work, and does one piece of it each time it is told to. */
public final class HeldWork extends InlineRunner {
  private final Deque<Runnable> waiting = new ArrayDeque<>();

  @Override
  public <T> void run(Callable<T> work, Consumer<T> done, Consumer<Throwable> failed) {
    waiting.add(() -> super.run(work, done, failed));
  }

  /** Does the piece of work that has waited longest. */
  public void doNext() {
    waiting.remove().run();
  }

  /** How many pieces wait. */
  public int waiting() {
    return waiting.size();
  }
}
