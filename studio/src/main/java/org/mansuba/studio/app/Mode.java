package org.mansuba.studio.app;

import java.util.Locale;

/** What the right-hand side of the window is about, and with it what the board is for. */
public enum Mode {
  /** Setting up the diagram. */
  SETUP,
  /** Asking the solver. */
  SOLVE,
  /** Asking whether the problem is sound. */
  SOUNDNESS,
  /** Reading and annotating the score. */
  SCORE,
  /** What is known about the problem. */
  DETAILS;

  /** The name of its tab and the end of the text's key. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
