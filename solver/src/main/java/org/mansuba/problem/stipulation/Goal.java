package org.mansuba.problem.stipulation;

/** The ending an attacker must force. */
public enum Goal {
  /** Any win under the rules. */
  WIN,
  /** Mate only. */
  MATE,
  /** Stalemate of the defender only, whoever benefits under the rules. */
  STALEMATE,
  /** Baring the defender's king only. */
  BARE
}
