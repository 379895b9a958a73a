package org.mansuba.analysis.tree;

/** What a move is in a solution. */
public enum Role {
  /** A first move of the attacker that solves. */
  KEY,
  /** A move of the defender. */
  DEFENCE,
  /** The attacker's answer, as fast as any. */
  CONTINUATION,
  /** Another move of the attacker that wins within the number of moves left. */
  DUAL
}
