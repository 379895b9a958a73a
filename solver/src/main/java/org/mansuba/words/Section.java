package org.mansuba.words;

import java.util.List;

/**
 * A section of what a check has found. Immutable.
 *
 * @param part what it is about
 * @param heading its title; a section without items says all in it
 * @param items what was found
 */
public record Section(Part part, Phrase heading, List<Item> items) {
  /** What a section is about. */
  public enum Part {
    /** The moves that solve the problem. */
    KEYS,
    /** First moves that reach the goal more slowly, and what is proved of all others. */
    SLOWER,
    /** Duals in variations of full length. */
    DUALS,
    /** Duals at the last move. */
    MINOR_DUALS,
    /** Duals in variations that are short. */
    SHORT_DUALS,
    /** Tries with their refutations. */
    TRIES,
    /** What would follow if the defender began. */
    SET_PLAY,
    /** Published lines. */
    PUBLISHED,
    /** What the check did not finish. */
    OPEN
  }

  /** Copies the list. */
  public Section {
    items = List.copyOf(items);
  }
}
