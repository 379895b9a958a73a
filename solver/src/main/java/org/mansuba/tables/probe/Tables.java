package org.mansuba.tables.probe;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.play.Positions;
import org.mansuba.tables.build.BuildOrder;
import org.mansuba.tables.build.BuildStopped;
import org.mansuba.tables.build.TableBuilder;
import org.mansuba.tables.build.WorkerPool;
import org.mansuba.tables.file.EndgameTable;
import org.mansuba.tables.file.EntryCode;
import org.mansuba.tables.file.FolderStorage;
import org.mansuba.tables.file.ForgivingStorage;
import org.mansuba.tables.file.MemoryStorage;
import org.mansuba.tables.file.ShellWord;
import org.mansuba.tables.file.Storage;
import org.mansuba.tables.file.TableRules;
import org.mansuba.tables.index.CanonicalForm;
import org.mansuba.tables.index.Material;
import org.mansuba.tables.index.MaterialSlice;
import org.mansuba.tables.index.TableException;

/**
 * The tables of a rule set: those found in a folder, and those built here.
 *
 * <pre>{@code
 * Tables tables = Tables.inFolder(folder, RuleSet.STANDARD);
 * tables.build(Material.read("KFvKF"), new BuildOrder(2, BuildListener.silent(), () -> false));
 * Outcome outcome = tables.outcome(Fen.read("8/8/8/3k4/8/1KF5/8/f7 w")).orElseThrow();
 * }</pre>
 *
 * <p>Any number of threads may ask at the same time; while one builds, none other may ask.
 */
public final class Tables {
  private final Storage storage;
  private final RuleSet rules;
  private final Map<MaterialSlice, Optional<EndgameTable>> found = new ConcurrentHashMap<>();
  private final Map<Long, Optional<Probe>> routes = new ConcurrentHashMap<>();

  private Tables(Storage storage, RuleSet rules) {
    this.storage = storage;
    this.rules = TableRules.of(rules);
  }

  /**
   * Tables that are kept in a folder, which is made when it is needed.
   *
   * @throws TableException if tables do not know such rules
   */
  public static Tables inFolder(Path folder, RuleSet rules) {
    return new Tables(new FolderStorage(folder), rules);
  }

  /**
   * Tables that are found in a folder, while those built are kept in memory only.
   *
   * @throws TableException if tables do not know such rules
   */
  public static Tables inMemory(Path folder, RuleSet rules) {
    return new Tables(new MemoryStorage(new FolderStorage(folder)), rules);
  }

  /**
   * The same, but a table that is there and cannot be used is done without.
   *
   * @param whenUnusable is told of it, once; by the thread that asked for it
   * @throws TableException if tables do not know such rules
   */
  public static Tables inMemory(Path folder, RuleSet rules, Consumer<TableException> whenUnusable) {
    Storage storage = new MemoryStorage(new FolderStorage(folder));
    return new Tables(new ForgivingStorage(storage, whenUnusable), rules);
  }

  /** Whether tables know a rule set. */
  public static boolean know(RuleSet rules) {
    return Positions.canArrange(rules);
  }

  /** The folder in which tables of these rules are looked for. */
  public Path folder() {
    return storage.folder(rules);
  }

  /** The rules, without what makes no difference to tables. */
  public RuleSet rules() {
    return rules;
  }

  /**
   * Builds the tables of a material and those that captures and promotions lead to, so far as they
   * are not there.
   *
   * @return what was built, in that order
   * @throws BuildStopped if that was asked for; tables finished before are kept
   * @throws TableException if a table cannot be read or kept
   */
  public List<Built> build(Material material, BuildOrder order) {
    List<Built> built = new ArrayList<>();
    material.firstSlices().forEach(slice -> build(slice, order, built::add));
    return built;
  }

  /**
   * Builds the table of a diagram in the same way; it has at most {@link Material#MOST_MEN} men.
   */
  public void build(Setup setup, BuildOrder order) {
    build(first(MaterialSlice.of(setup)), order, _ -> {});
  }

  /**
   * A table that was built.
   *
   * @param name its name, as {@code KRvKN}
   * @param bytes the size of its file; 0 if it is kept in memory only
   */
  public record Built(String name, long bytes) {}

  /** The name of the table of a diagram, whether or not it is there. */
  public String name(Setup setup) {
    return first(MaterialSlice.of(setup)).toString();
  }

  /** Whether the table of a diagram is there. */
  public boolean have(Setup setup) {
    return setup.men().size() <= Material.MOST_MEN
        && table(first(MaterialSlice.of(setup))).isPresent();
  }

  /**
   * What becomes of a diagram that has no errors; empty if its table is not there.
   *
   * @throws TableException if the table is there but cannot be used
   */
  public Optional<Outcome> outcome(Setup setup) {
    return code(setup).map(Tables::outcome);
  }

  private static Outcome outcome(int code) {
    if (code == EntryCode.NEITHER) {
      return new Outcome.Neither();
    }
    return EntryCode.isWin(code)
        ? new Outcome.Win(EntryCode.plies(code))
        : new Outcome.Loss(EntryCode.plies(code));
  }

  /** The code of a diagram; empty if its table is not there. */
  public Optional<Integer> code(Setup setup) {
    if (setup.men().size() > Material.MOST_MEN) {
      return Optional.empty();
    }
    long signature = Probe.signature(setup);
    Optional<Probe> probe = routes.get(signature);
    if (probe == null) {
      probe = probe(setup);
      routes.put(signature, probe);
    }
    return probe.map(way -> way.code(setup));
  }

  private Optional<Probe> probe(Setup setup) {
    CanonicalForm canonicalForm = CanonicalForm.first(Probe.members(setup));
    return table(canonicalForm.slice()).map(table -> Probe.to(table, canonicalForm));
  }

  /** The table of a cast that is the first of its like, if it is there. */
  Optional<EndgameTable> table(MaterialSlice slice) {
    return found.computeIfAbsent(slice, wanted -> storage.find(wanted, rules));
  }

  /** The same tables with another in place of one of them. */
  public Tables with(EndgameTable table) {
    Tables changed = new Tables(storage, rules);
    changed.found.putAll(found);
    changed.found.put(table.slice(), Optional.of(table));
    return changed;
  }

  /** The tables of a material; an exception if one is not there. */
  public List<EndgameTable> require(Material material) {
    return material.firstSlices().stream()
        .map(slice -> table(slice).orElseThrow(() -> missing(slice, material.toString())))
        .toList();
  }

  /** Says where the table of a diagram should be, and how it is built. */
  public TableException missing(Setup setup) {
    return missing(first(MaterialSlice.of(setup)), name(setup));
  }

  private TableException missing(MaterialSlice slice, String wanted) {
    String others =
        rules.deviations().isEmpty() ? "" : " --rules " + ShellWord.of(rules.toString());
    return new TableException(
        "there is no table %s in %s; build it with: mansuba tables build %s%s%s"
            .formatted(slice, folder(), wanted, storage.option(), others));
  }

  private static MaterialSlice first(MaterialSlice slice) {
    return CanonicalForm.first(slice.members()).slice();
  }

  private void build(MaterialSlice slice, BuildOrder order, Consumer<Built> taker) {
    if (table(slice).isPresent()) {
      return;
    }
    List<MaterialSlice> next = slice.next(TableBuilder.promotion(rules));
    next.forEach(after -> build(first(after), order, taker));
    try (WorkerPool pool = new WorkerPool(order.threads(), order.stop())) {
      TableBuilder builder =
          new TableBuilder(
              slice, rules, after -> table(after).orElseThrow(), pool, order.listener());
      found.put(slice, Optional.of(storage.keep(builder.build(), rules)));
      routes.clear();
      taker.accept(new Built(slice.toString(), storage.bytes(slice, rules)));
    }
  }
}
