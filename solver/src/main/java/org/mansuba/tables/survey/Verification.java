package org.mansuba.tables.survey;

import java.util.List;
import java.util.stream.Stream;
import org.mansuba.rules.Setup;

/**
 * What came of comparing tables with the plain rules.
 *
 * @param checked entries looked at
 * @param wrong diagrams whose entry does not agree with those it leads to, the first few
 */
public record Verification(long checked, List<Setup> wrong) {
  /** The greatest number of wrong diagrams that are told. */
  public static final int MOST_WRONG = 10;

  /** Copies the list. */
  public Verification {
    wrong = List.copyOf(wrong);
  }

  /** Both together. */
  Verification plus(Verification other) {
    List<Setup> all =
        Stream.concat(wrong.stream(), other.wrong.stream()).limit(MOST_WRONG).toList();
    return new Verification(checked + other.checked, all);
  }
}
