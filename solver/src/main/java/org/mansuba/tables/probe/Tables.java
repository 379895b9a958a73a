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
 * The tables of a rule set: those found in a folder and those built in this process.
 *
 * <pre>{@code
 * Tables tables = Tables.inFolder(folder, RuleSet.STANDARD);
 * tables.build(Material.read("KFvKF"), new BuildOrder(2, BuildListener.silent(), () -> false));
 * Outcome outcome = tables.outcome(Fen.read("8/8/8/3k4/8/1KF5/8/f7 w")).orElseThrow();
 * }</pre>
 *
 * <p>Probing is thread-safe, but not during a build.
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
   * Returns tables kept in a folder, which is created when needed.
   *
   * @throws TableException if tables do not support the rules
   */
  public static Tables inFolder(Path folder, RuleSet rules) {
    return new Tables(new FolderStorage(folder), rules);
  }

  /**
   * Returns tables found in a folder; newly built ones are kept in memory only.
   *
   * @throws TableException if tables do not support the rules
   */
  public static Tables inMemory(Path folder, RuleSet rules) {
    return new Tables(new MemoryStorage(new FolderStorage(folder)), rules);
  }

  /**
   * Returns the same, but treats unusable tables as missing.
   *
   * @param whenUnusable receives each problem once, in the thread that probed
   * @throws TableException if tables do not support the rules
   */
  public static Tables inMemory(Path folder, RuleSet rules, Consumer<TableException> whenUnusable) {
    Storage storage = new MemoryStorage(new FolderStorage(folder));
    return new Tables(new ForgivingStorage(storage, whenUnusable), rules);
  }

  /** Returns whether tables support a rule set. */
  public static boolean know(RuleSet rules) {
    return Positions.canArrange(rules);
  }

  /** Returns the folder searched for tables of these rules. */
  public Path folder() {
    return storage.folder(rules);
  }

  /** Returns the rules without switches that do not affect tables. */
  public RuleSet rules() {
    return rules;
  }

  /**
   * Builds the missing tables of a material, and those that captures and promotions lead to.
   *
   * @return the tables built, in build order
   * @throws BuildStopped if the stop signal was set; tables finished before are kept
   * @throws TableException if a table cannot be read or written
   */
  public List<Built> build(Material material, BuildOrder order) {
    List<Built> built = new ArrayList<>();
    material.firstSlices().forEach(slice -> build(slice, order, built::add));
    return built;
  }

  /**
   * Builds the table of a diagram with at most {@link Material#MOST_MEN} men, and those it leads
   * to.
   */
  public void build(Setup setup, BuildOrder order) {
    build(first(MaterialSlice.of(setup)), order, _ -> {});
  }

  /**
   * A built table.
   *
   * @param name its name, for example {@code KRvKN}
   * @param bytes the size of its file; 0 if it is kept in memory only
   */
  public record Built(String name, long bytes) {}

  /** Returns the name of a diagram's table, whether or not it exists. */
  public String name(Setup setup) {
    return first(MaterialSlice.of(setup)).toString();
  }

  /** Returns whether a diagram's table exists. */
  public boolean have(Setup setup) {
    return setup.men().size() <= Material.MOST_MEN
        && table(first(MaterialSlice.of(setup))).isPresent();
  }

  /**
   * Returns the outcome of a diagram, which must be without errors; empty if its table is missing.
   *
   * @throws TableException if the table exists but cannot be used
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

  /** Returns the code of a diagram; empty if its table is missing. */
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

  /** Returns the table of a canonical slice; empty if it is missing. */
  Optional<EndgameTable> table(MaterialSlice slice) {
    return found.computeIfAbsent(slice, wanted -> storage.find(wanted, rules));
  }

  /** Returns a copy in which {@code table} replaces the table of its slice. */
  public Tables with(EndgameTable table) {
    Tables changed = new Tables(storage, rules);
    changed.found.putAll(found);
    changed.found.put(table.slice(), Optional.of(table));
    return changed;
  }

  /** Returns the tables of a material; throws if one is missing. */
  public List<EndgameTable> require(Material material) {
    return material.firstSlices().stream()
        .map(slice -> table(slice).orElseThrow(() -> missing(slice, material.toString())))
        .toList();
  }

  /** Returns an exception that says where the diagram's table should be and how to build it. */
  public TableException missing(Setup setup) {
    return missing(first(MaterialSlice.of(setup)), name(setup));
  }

  private TableException missing(MaterialSlice slice, String wanted) {
    String others =
        rules.deviations().isEmpty() ? "" : " --rules " + ShellWord.of(rules.toString());
    return new TableException(
        "table %s is missing in %s; build it with: mansuba tables build %s%s%s"
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
