package org.mansuba.tables.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.mansuba.problem.AtomicFile;
import org.mansuba.rules.RuleSet;
import org.mansuba.tables.index.MaterialSlice;
import org.mansuba.tables.index.TableException;

/** Keeps each table in a file, in one folder per rule set. */
public final class FolderStorage implements Storage {
  private final Path root;

  /** Stores tables in a folder, which need not exist. */
  public FolderStorage(Path root) {
    this.root = root;
  }

  @Override
  public Optional<EndgameTable> find(MaterialSlice slice, RuleSet rules) {
    Path file = file(slice, rules);
    return Files.exists(file) ? Optional.of(TableFile.read(file, slice, rules)) : Optional.empty();
  }

  @Override
  public EndgameTable keep(BuiltTable built, RuleSet rules) {
    Path file = file(built.slice(), rules);
    try {
      Files.createDirectories(file.getParent());
      AtomicFile.clearAbandoned(file);
      TableFile.write(file, built, rules);
    } catch (IOException e) {
      throw new TableException("%s cannot be written: %s".formatted(file, AtomicFile.reason(e)), e);
    }
    return TableFile.read(file, built.slice(), rules);
  }

  @Override
  public String option() {
    return TableFolder.isOfUser(root) ? "" : " --dir " + ShellWord.of(root.toString());
  }

  @Override
  public Path folder(RuleSet rules) {
    return root.resolve(TableRules.name(rules));
  }

  @Override
  public long bytes(MaterialSlice slice, RuleSet rules) {
    return file(slice, rules).toFile().length();
  }

  private Path file(MaterialSlice slice, RuleSet rules) {
    return folder(rules).resolve(slice + ".mtb");
  }
}
