package org.mansuba.export.sheet;

import java.util.List;
import org.mansuba.words.Words;

/**
 * What a sheet says about a check, or that there was none. Immutable.
 *
 * @param sentences below the diagram
 * @param before the blocks before the solution
 * @param after the blocks after the solution
 * @param keys whether the first moves of the solution are known to be all keys
 */
record Findings(List<String> sentences, List<Block> before, List<Block> after, Keys keys) {
  /** Whether the first moves of a solution are known to be all keys. */
  enum Keys {
    /** They are. */
    KNOWN,
    /** There may be others, or it has not been checked. */
    OPEN
  }

  Findings {
    sentences = List.copyOf(sentences);
    before = List.copyOf(before);
    after = List.copyOf(after);
  }

  /** Those of a problem that has not been checked. */
  static Findings none(Words words) {
    return new Findings(List.of(words.text("verdict.notChecked")), List.of(), List.of(), Keys.OPEN);
  }
}
