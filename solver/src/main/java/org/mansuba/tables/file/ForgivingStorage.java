package org.mansuba.tables.file;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.mansuba.rules.RuleSet;
import org.mansuba.tables.index.MaterialSlice;
import org.mansuba.tables.index.TableException;

/**
 * Reports an unusable table and treats it as missing. Suitable where answers do not depend on
 * whether a table exists.
 */
public final class ForgivingStorage implements Storage {
  private final Storage storage;
  private final Consumer<TableException> whenUnusable;

  /** Reads another storage, and reports a table that cannot be used instead of failing. */
  public ForgivingStorage(Storage storage, Consumer<TableException> whenUnusable) {
    this.storage = storage;
    this.whenUnusable = whenUnusable;
  }

  @Override
  public Optional<EndgameTable> find(MaterialSlice slice, RuleSet rules) {
    try {
      return storage.find(slice, rules);
    } catch (TableException unusable) {
      whenUnusable.accept(unusable);
      return Optional.empty();
    }
  }

  @Override
  public EndgameTable keep(BuiltTable built, RuleSet rules) {
    return storage.keep(built, rules);
  }

  @Override
  public Path folder(RuleSet rules) {
    return storage.folder(rules);
  }

  @Override
  public long bytes(MaterialSlice slice, RuleSet rules) {
    return storage.bytes(slice, rules);
  }

  @Override
  public String option() {
    return storage.option();
  }
}
