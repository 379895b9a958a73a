package org.mansuba.export.sheet;

import java.util.Locale;

/**
 * How much of a solution is printed.
 *
 * @param depth which variations
 * @param duals whether duals are among them
 */
public record SolutionExtent(Depth depth, Duals duals) {
  /** The main line and all defences, short variations to their first moves, with duals. */
  public static final SolutionExtent USUAL = new SolutionExtent(Depth.USUAL, Duals.SHOWN);

  /** Which variations are printed. */
  public enum Depth {
    /** Best play of both sides only. */
    MAIN_LINE,
    /** All defences; those that lose faster than need be with one answer only. */
    USUAL,
    /** Everything. */
    FULL;

    /** The word for it in data: {@code main-line}, {@code usual} or {@code full}. */
    public String word() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /** Whether duals are printed. */
  public enum Duals {
    /** They are. */
    SHOWN,
    /** They are not. */
    HIDDEN
  }
}
