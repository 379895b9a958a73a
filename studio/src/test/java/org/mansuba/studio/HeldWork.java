package org.mansuba.studio;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/** Takes work, and does one piece of it each time it is asked to. */
public final class HeldWork extends InlineRunner {
  private final Deque<Piece<?>> waiting = new ArrayDeque<>();

  /** A piece of work, and who takes what comes of it. */
  private record Piece<T>(Callable<T> work, Consumer<T> done, Consumer<Throwable> failed) {}

  @Override
  public <T> void run(Callable<T> work, Consumer<T> done, Consumer<Throwable> failed) {
    waiting.add(new Piece<>(work, done, failed));
  }

  /** A pause is over when it is done like any other work. */
  @Override
  public void after(Duration pause, Runnable action) {
    run(() -> true, _ -> action.run(), _ -> {});
  }

  /** Does the piece of work that has waited longest. */
  public void doNext() {
    end(waiting.remove());
  }

  /** Has the piece of work that has waited longest fail. */
  public void failNext(Throwable failure) {
    waiting.remove().failed().accept(failure);
  }

  /** Does the piece of work that has waited for the shortest time, as if it were the quickest. */
  public void doLast() {
    end(waiting.removeLast());
  }

  private <T> void end(Piece<T> piece) {
    super.run(piece.work(), piece.done(), piece.failed());
  }

  /** How many pieces wait. */
  public int waiting() {
    return waiting.size();
  }
}
