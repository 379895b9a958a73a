package org.mansuba.problem.stipulation;

/** The end of the game an attacker is to force. */
public enum Goal {
  /** Whatever the rules count as a win. */
  WIN,
  /** Mate only. */
  MATE,
  /** Stalemate of the defender only, whoever profits by the rules. */
  STALEMATE,
  /** Baring the defender's king only. */
  BARE
}
