package org.mansuba.cli;

import org.mansuba.cli.output.ExitStatus;

/**
 * A start by the shell script {@code mansuba}. While Java starts, a signal can make it fail or
 * print a line, so the script keeps the usual signals from it and sends USR1 in their place. When
 * the script ends, even by being killed, the program ends too.
 *
 * @param process the script's process id, which it gives in the property {@code mansuba.parent}
 */
record StartScript(long process) implements Starter {
  /** Java ends with 1 when it fails, so that status cannot be the answer's. */
  private static final int STATUS_OF_NO = 97;

  private static final int STATUS_OF_INTERRUPT = 130;
  private static final int STATUS_WITHOUT_SCRIPT = 137;
  private static final long MILLIS_BETWEEN_LOOKS = 500;

  @Override
  public void listen(Runnable interrupt) {
    Signals.handle(
        "USR1",
        () -> {
          interrupt.run();
          Runtime.getRuntime().halt(STATUS_OF_INTERRUPT);
        });
    Thread.ofPlatform().daemon().name("script").start(this::endWithScript);
  }

  @Override
  public int code(ExitStatus status) {
    return status == ExitStatus.NO ? STATUS_OF_NO : status.code();
  }

  private void endWithScript() {
    try {
      do {
        Thread.sleep(MILLIS_BETWEEN_LOOKS);
      } while (ProcessHandle.current().parent().filter(p -> p.pid() == process).isPresent());
      Runtime.getRuntime().halt(STATUS_WITHOUT_SCRIPT);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
