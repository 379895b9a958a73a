package org.mansuba.tables.file;

import java.nio.file.Path;
import java.util.Optional;
import org.mansuba.rules.RuleSet;
import org.mansuba.tables.index.MaterialSlice;
import org.mansuba.tables.index.TableException;

/** Where finished tables are found and kept. */
public interface Storage {
  /**
   * The table of a cast if it is there.
   *
   * @throws TableException if it is there but cannot be used
   */
  Optional<EndgameTable> find(MaterialSlice slice, RuleSet rules);

  /**
   * Keeps a table that was built.
   *
   * @throws TableException if that fails
   */
  EndgameTable keep(BuiltTable built, RuleSet rules);

  /** The folder in which tables of a rule set are looked for. */
  Path folder(RuleSet rules);

  /** The size of the file that a table was kept in; 0 if it is kept in memory only. */
  long bytes(MaterialSlice slice, RuleSet rules);

  /** The option of the command line that names this place; empty for that of the user. */
  String option();
}
