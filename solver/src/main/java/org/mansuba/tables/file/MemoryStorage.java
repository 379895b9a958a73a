package org.mansuba.tables.file;

import java.nio.file.Path;
import java.util.Optional;
import org.mansuba.rules.RuleSet;
import org.mansuba.tables.index.MaterialSlice;

/** Finds tables on disk but keeps new ones in memory only. */
public final class MemoryStorage implements Storage {
  private final FolderStorage folder;

  /** Reads a folder, and keeps in memory what is built. */
  public MemoryStorage(FolderStorage folder) {
    this.folder = folder;
  }

  @Override
  public Optional<EndgameTable> find(MaterialSlice slice, RuleSet rules) {
    return folder.find(slice, rules);
  }

  @Override
  public EndgameTable keep(BuiltTable built, RuleSet rules) {
    return new EndgameTable(built.slice(), built.indexer(), Entries.of(built));
  }

  @Override
  public Path folder(RuleSet rules) {
    return folder.folder(rules);
  }

  @Override
  public long bytes(MaterialSlice slice, RuleSet rules) {
    return 0;
  }

  @Override
  public String option() {
    return folder.option();
  }
}
