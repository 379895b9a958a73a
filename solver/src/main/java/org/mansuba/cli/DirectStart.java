package org.mansuba.cli;

import java.util.Map;
import org.mansuba.cli.output.ExitStatus;

/** A start with nothing between Java and the user, whose signals are interrupts. */
record DirectStart() implements Starter {
  private static final Map<String, Integer> SIGNALS = Map.of("HUP", 1, "INT", 2, "TERM", 15);
  private static final int STATUS_OF_SIGNALS = 128;

  @Override
  public void listen(Runnable interrupt) {
    SIGNALS.forEach(
        (name, number) ->
            Signals.handle(
                name,
                () -> {
                  interrupt.run();
                  Runtime.getRuntime().halt(STATUS_OF_SIGNALS + number);
                }));
  }

  @Override
  public int code(ExitStatus status) {
    return status.code();
  }
}
