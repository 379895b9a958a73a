package org.mansuba.tables.file;

import java.nio.file.Path;
import java.util.Optional;
import org.mansuba.rules.RuleSet;
import org.mansuba.tables.index.MaterialSlice;
import org.mansuba.tables.index.TableException;

/** Finds and keeps finished tables. */
public interface Storage {
  /**
   * Returns the table of a slice; empty if it does not exist.
   *
   * @throws TableException if it exists but cannot be used
   */
  Optional<EndgameTable> find(MaterialSlice slice, RuleSet rules);

  /**
   * Keeps a built table.
   *
   * @throws TableException if that fails
   */
  EndgameTable keep(BuiltTable built, RuleSet rules);

  /** Returns the folder searched for tables of a rule set. */
  Path folder(RuleSet rules);

  /** Returns the size of the table's file in bytes; 0 if it is kept in memory only. */
  long bytes(MaterialSlice slice, RuleSet rules);

  /**
   * Returns the command-line option that selects this storage; empty for the user's default folder.
   */
  String option();
}
