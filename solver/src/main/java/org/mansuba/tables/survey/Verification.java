package org.mansuba.tables.survey;

import java.util.List;
import java.util.stream.Stream;
import org.mansuba.rules.Setup;

/**
 * The result of comparing tables with the plain rules.
 *
 * @param checked the number of entries checked
 * @param wrong diagrams whose entry disagrees with those it leads to, up to {@link #MOST_WRONG}
 */
public record Verification(long checked, List<Setup> wrong) {
  /** The maximum number of wrong diagrams reported. */
  public static final int MOST_WRONG = 10;

  /** Copies the list. */
  public Verification {
    wrong = List.copyOf(wrong);
  }

  /** Returns the sum of two results. */
  Verification plus(Verification other) {
    List<Setup> all =
        Stream.concat(wrong.stream(), other.wrong.stream()).limit(MOST_WRONG).toList();
    return new Verification(checked + other.checked, all);
  }
}
