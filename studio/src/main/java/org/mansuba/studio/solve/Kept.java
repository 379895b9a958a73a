package org.mansuba.studio.solve;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What is known about the questions asked last, so that it is there when one of them comes back.
 *
 * @param <Q> the questions
 * @param <A> what is known about one
 */
public final class Kept<Q, A> {
  private final int most;
  private final Map<Q, A> known = new LinkedHashMap<>();

  /** Keeps what is known about so many questions. */
  public Kept(int most) {
    this.most = most;
  }

  /**
   * Takes note of what is known about a question now; the one asked longest ago may be forgotten.
   */
  public void put(Q question, A answer) {
    known.remove(question);
    known.put(question, answer);
    if (known.size() > most) {
      known.remove(known.keySet().iterator().next());
    }
  }

  /** What is known about a question, or something else where nothing is. */
  public A get(Q question, A otherwise) {
    return known.getOrDefault(question, otherwise);
  }
}
