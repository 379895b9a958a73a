package org.mansuba.analysis.soundness;

import java.util.List;
import org.mansuba.analysis.tree.Choice;

/** What an attacker's move does to the defender before he answers. */
public sealed interface Effect {
  /** It reaches the goal. */
  record Goal() implements Effect {}

  /** It gives check. */
  record Check() implements Effect {}

  /**
   * It threatens to win fast enough if the defender passed.
   *
   * @param moves the fastest moves that would then win
   */
  record Threat(List<Choice> moves) implements Effect {
    /** Copies the list. */
    public Threat {
      moves = List.copyOf(moves);
    }
  }

  /** It threatens nothing that is fast enough: the defender loses because he must move. */
  record Zugzwang() implements Effect {}
}
