package org.mansuba.analysis.soundness;

import java.util.List;

/**
 * The tries of a problem. Immutable.
 *
 * @param list the tries found
 * @param judged how many failing first moves have been looked at
 * @param failing how many there are
 */
public record Tries(List<Try> list, int judged, int failing) {
  /** No tries among no moves. */
  public static final Tries NONE = new Tries(List.of(), 0, 0);

  /** Copies the list. */
  public Tries {
    list = List.copyOf(list);
  }

  /** Whether every failing first move has been looked at. */
  public boolean isComplete() {
    return judged == failing;
  }
}
