package org.mansuba.answer;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.mansuba.rules.RuleSet;
import org.mansuba.tables.file.TableFolder;
import org.mansuba.tables.index.TableException;
import org.mansuba.tables.probe.Tables;

/**
 * The tables in the user's folder, opened once for each rule set however many problems ask for
 * them. Warns about a damaged table once and continues without it. Safe for use by any number of
 * threads.
 */
public final class TableShelf {
  private final Consumer<String> warnings;
  private final Supplier<Path> folder;
  private final Set<String> warned = ConcurrentHashMap.newKeySet();
  private final Map<RuleSet, Tables> opened = new ConcurrentHashMap<>();

  /** Creates a shelf of the tables in the user's folder; each warning is one sentence. */
  public TableShelf(Consumer<String> warnings) {
    this(warnings, TableFolder::ofUser);
  }

  /** Creates a shelf of the tables in a folder, which is resolved when the first are opened. */
  public TableShelf(Consumer<String> warnings, Supplier<Path> folder) {
    this.warnings = warnings;
    this.folder = folder;
  }

  /** The tables of a rule set, not to be built upon. */
  Tables of(RuleSet rules) {
    return opened.computeIfAbsent(rules, this::open);
  }

  /** Returns whether there is a folder of tables at all. */
  boolean exists() {
    return Files.isDirectory(folder.get());
  }

  /** The same, for one problem alone, so that tables may be built in memory. */
  Tables open(RuleSet rules) {
    return Tables.inMemory(folder.get(), rules, this::warn);
  }

  /** A table may be met more than once, as tables are opened anew where some are to be built. */
  private void warn(TableException unusable) {
    String message = "%s; the answer is found without it".formatted(unusable.getMessage());
    if (warned.add(message)) {
      warnings.accept(message);
    }
  }
}
