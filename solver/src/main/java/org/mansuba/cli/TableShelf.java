package org.mansuba.cli;

import java.io.PrintStream;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.mansuba.rules.RuleSet;
import org.mansuba.tables.TableFolder;
import org.mansuba.tables.Tables;

/**
 * The tables in the user's folder, opened once for each rule set however many problems ask for
 * them. A table that is damaged is told of once and done without. Any number of threads may ask.
 */
final class TableShelf {
  private final PrintStream err;
  private final Map<RuleSet, Tables> opened = new ConcurrentHashMap<>();

  /** A shelf that tells of damaged tables there. */
  TableShelf(PrintStream err) {
    this.err = err;
  }

  /** The tables of a rule set, not to be built upon. */
  Tables of(RuleSet rules) {
    return opened.computeIfAbsent(rules, this::open);
  }

  /** The same, for one problem alone, so that tables may be built in memory. */
  Tables open(RuleSet rules) {
    return Tables.inMemory(
        TableFolder.ofUser(),
        rules,
        unusable ->
            err.println("mansuba: " + unusable.getMessage() + "; the answer is found without it"));
  }
}
