package org.mansuba.cli;

import org.mansuba.cli.output.ExitStatus;

/** A start with nothing between Java and the user, whose signals end Java. */
record DirectStart() implements Starter {
  @Override
  public void listen(Runnable interrupt) {
    Runtime.getRuntime().addShutdownHook(new Thread(interrupt, "interrupt"));
  }

  @Override
  public int code(ExitStatus status) {
    return status.code();
  }
}
