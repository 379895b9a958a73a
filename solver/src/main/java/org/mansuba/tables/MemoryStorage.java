package org.mansuba.tables;

import java.nio.file.Path;
import java.util.Optional;
import org.mansuba.rules.RuleSet;

/** Finds tables on disk, and keeps new ones in memory only. */
final class MemoryStorage implements Storage {
  private final FolderStorage folder;

  MemoryStorage(FolderStorage folder) {
    this.folder = folder;
  }

  @Override
  public Optional<Table> find(Cast cast, RuleSet rules) {
    return folder.find(cast, rules);
  }

  @Override
  public Table keep(BuiltTable built, RuleSet rules) {
    return new Table(built.cast(), built.indexer(), Entries.of(built));
  }

  @Override
  public Path folder(RuleSet rules) {
    return folder.folder(rules);
  }

  @Override
  public long bytes(Cast cast, RuleSet rules) {
    return 0;
  }

  @Override
  public String option() {
    return folder.option();
  }
}
