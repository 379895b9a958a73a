package org.mansuba.cli;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.cli.output.Interrupts;
import org.mansuba.search.Cancellation;

/**
 * Stops a search on Ctrl-C or a termination signal and waits for it to finish, so that what it has
 * proved is printed and the exit status is that of the answer.
 */
final class GracefulExit implements Interrupts {
  private static final long PATIENCE_MILLIS = 3_000;
  private static final long MUCH_PATIENCE_MILLIS = 600_000;
  private static final int STATUS_OF_SIGINT = 130;

  private final Starter starter;
  private final List<Cancellation> searches = new CopyOnWriteArrayList<>();
  private final CountDownLatch done = new CountDownLatch(1);
  private volatile int status = STATUS_OF_SIGINT;
  private volatile long patience = PATIENCE_MILLIS;

  /** Begins to wait for interrupts. */
  GracefulExit(Starter starter) {
    this.starter = starter;
    starter.listen(this::interrupt);
  }

  @Override
  public void end(Cancellation search) {
    searches.add(search);
  }

  @Override
  public void bePatient() {
    patience = MUCH_PATIENCE_MILLIS;
  }

  /**
   * Ends the program with a status, at once: nothing is left to do, and the usual way first looks
   * through all libraries for one that would keep a record of it. What was asked to run at the end
   * does not run.
   */
  void exit(ExitStatus answer) {
    status = starter.code(answer);
    done.countDown();
    Runtime.getRuntime().halt(status);
  }

  /** Lets searches end and answer; returns at once where nothing is searched. */
  private void interrupt() {
    searches.forEach(Cancellation::cancel);
    if (searches.isEmpty()) {
      return;
    }
    try {
      boolean answered = done.await(patience, TimeUnit.MILLISECONDS);
      Runtime.getRuntime().halt(answered ? status : STATUS_OF_SIGINT);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
