package org.mansuba.tables;

import java.util.Optional;
import org.mansuba.rules.RuleSet;

/** Where finished tables are found and kept. */
interface Storage {
  /**
   * The table of a cast if it is there.
   *
   * @throws TableException if it is there but cannot be used
   */
  Optional<Table> find(Cast cast, RuleSet rules);

  /**
   * Keeps a table that was built.
   *
   * @throws TableException if that fails
   */
  Table keep(BuiltTable built, RuleSet rules);

  /** The option of the command line that names this place; empty for that of the user. */
  String option();
}
