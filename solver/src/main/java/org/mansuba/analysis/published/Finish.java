package org.mansuba.analysis.published;

/** How a line leaves off. */
public enum Finish {
  /** The attacker has reached the goal. */
  GOAL,
  /** The game is over otherwise. */
  OTHER_END,
  /** The game would go on. */
  STOPS
}
