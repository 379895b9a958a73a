package org.mansuba.tables.probe;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mansuba.board.Side;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.WinOracle;
import org.mansuba.search.solver.Explorer;
import org.mansuba.tables.build.BuildListener;
import org.mansuba.tables.build.BuildOrder;
import org.mansuba.tables.file.EndgameTable;
import org.mansuba.tables.file.EntryCode;
import org.mansuba.tables.index.BoardSymmetry;
import org.mansuba.tables.index.Material;
import org.mansuba.tables.index.MaterialSlice;
import org.mansuba.tables.survey.EntryDiagrams;

/** Random positions: a search finds exactly the wins of up to four moves stored in tables. */
final class SearchAgreementTest {
  private static final int LONGEST = 4;

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"KFvK", "KPvK", "KFa1vKAa1", "KAc1vKFb1"})
  void someTables(String men) {
    assertAgreement(men, 100);
  }

  /** Minutes: {@code -Dtables.full=true}. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "KAvK",
        "KFvK",
        "KNvK",
        "KRvK",
        "KPvK",
        "KFvKF",
        "KAa1vKAa1",
        "KAa1vKAb1",
        "KAc1vKAc2",
        "KAa1Ab1vK",
        "KAc1Ad1vK",
        "KFa1vKAa1",
        "KFa1vKAb1",
        "KNvKAa1",
        "KNvKAb1",
        "KRvKAa1",
        "KRvKAb1",
        "KRvKF",
        "KNvKF",
        "KRRvK",
        "KRFvK",
        "KNvKN",
        "KRvKN",
        "KRvKR",
        "KAc1PvK",
        "KFPvK",
        "KNvKP",
        "KPvKP"
      })
  @EnabledIfSystemProperty(named = "tables.full", matches = "true")
  void allTables(String men) {
    assertAgreement(men, 2000);
  }

  private void assertAgreement(String men, int wanted) {
    Tables tables =
        Tables.inMemory(
            Path.of(System.getProperty("tables.folder", folder.toString())), RuleSet.STANDARD);
    Material material = Material.read(men);
    tables.build(material, new BuildOrder(2, BuildListener.silent(), () -> false));
    WinOracle known = new TableOracle(tables);
    SplittableRandom random = new SplittableRandom(137);
    int seen = 0;
    while (seen < wanted) {
      MaterialSlice slice =
          material.firstSlices().get(random.nextInt(material.firstSlices().size()));
      EndgameTable table = tables.table(slice).orElseThrow();
      Side toMove = random.nextBoolean() ? Side.WHITE : Side.BLACK;
      int index = random.nextInt(table.indexer().size());
      if (table.entries().code(toMove, index) != EntryCode.UNUSED) {
        Setup setup = new EntryDiagrams(table, BoardSymmetry.ALL.getFirst()).setup(toMove, index);
        for (Side attacker : Side.values()) {
          Explorer explorer = explorer(setup, attacker);
          int stored = known.winIn(explorer.position(), attacker);
          boolean isShort = stored != WinOracle.NEVER && stored <= LONGEST;
          assertThat(explorer.shortest(LONGEST))
              .as("%s, %s", setup, attacker)
              .isEqualTo(isShort ? OptionalInt.of(stored) : OptionalInt.empty());
        }
        seen++;
      }
    }
  }

  private static Explorer explorer(Setup setup, Side attacker) {
    SolveRequest request =
        new SolveRequest(
            new Question(setup, RuleSet.STANDARD, Stipulation.win(attacker)),
            Limits.UNLIMITED.withMemory(Limits.LEAST_MEMORY));
    return new Explorer(request, () -> {}, new Cancellation());
  }
}
