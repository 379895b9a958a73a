package org.mansuba.answer;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.mansuba.rules.RuleSet;
import org.mansuba.tables.file.TableFolder;
import org.mansuba.tables.index.TableException;
import org.mansuba.tables.probe.Tables;

/**
 * The tables in the user's folder, opened once for each rule set however many problems ask for
 * them. A table that is damaged is told of once and done without. Any number of threads may ask.
 */
public final class TableShelf {
  private final PrintStream err;
  private final Supplier<Path> folder;
  private final Set<String> told = ConcurrentHashMap.newKeySet();
  private final Map<RuleSet, Tables> opened = new ConcurrentHashMap<>();

  /** A shelf that tells of damaged tables there. */
  public TableShelf(PrintStream err) {
    this(err, TableFolder::ofUser);
  }

  /** A shelf of the tables in a folder, which is asked for when the first are opened. */
  public TableShelf(PrintStream err, Supplier<Path> folder) {
    this.err = err;
    this.folder = folder;
  }

  /** The tables of a rule set, not to be built upon. */
  Tables of(RuleSet rules) {
    return opened.computeIfAbsent(rules, this::open);
  }

  /** The same, for one problem alone, so that tables may be built in memory. */
  Tables open(RuleSet rules) {
    return Tables.inMemory(folder.get(), rules, this::tell);
  }

  /** A table may be met more than once, as tables are opened anew where some are to be built. */
  private void tell(TableException unusable) {
    String message = "mansuba: %s; the answer is found without it".formatted(unusable.getMessage());
    if (told.add(message)) {
      err.println(message);
    }
  }
}
