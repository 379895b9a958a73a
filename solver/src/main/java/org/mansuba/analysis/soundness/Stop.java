package org.mansuba.analysis.soundness;

/** Why a check ended when it did. */
public enum Stop {
  /** It did what its plan finds worth doing. */
  AS_PLANNED,
  /** A limit or an interrupt came first. */
  AT_A_LIMIT
}
