package org.mansuba.tables.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mansuba.board.Side;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.option.BareKing;
import org.mansuba.rules.option.BareReply;
import org.mansuba.rules.option.BareTiming;
import org.mansuba.rules.option.PromotionTo;
import org.mansuba.rules.option.Stalemate;
import org.mansuba.tables.file.BuiltTable;
import org.mansuba.tables.file.EndgameTable;
import org.mansuba.tables.file.Entries;
import org.mansuba.tables.index.Indexer;
import org.mansuba.tables.index.Material;
import org.mansuba.tables.probe.Tables;
import org.mansuba.tables.survey.TableVerifier;
import org.mansuba.tables.survey.Verification;
import org.mansuba.tables.survey.VerifyListener;

/** Tables against the plain rules and against themselves. */
final class TableBuilderTest {
  private static final BuildOrder ORDER = order(2);

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({"KvK, 1", "KAvK, 5", "KFvK, 1", "KNvK, 5", "KRvK, 5", "KPvK, 20"})
  void threeMenAreRightByThePlainRules(String men, int every) {
    assertRight(men, RuleSet.STANDARD, every);
  }

  @Test
  void pawnsAreRightByThePlainRules() {
    assertRight("KPvK", RuleSet.STANDARD.with(BareKing.OFF), 100);
  }

  @Test
  void fourMenAreRightByThePlainRules() {
    assertRight("KAc1vKAa2", RuleSet.STANDARD, 40);
    assertRight("KAa1vKFb1", RuleSet.STANDARD, 200);
  }

  @Test
  void otherRulesAreRightByThePlainRules() {
    RuleSet free = RuleSet.STANDARD.with(BareTiming.FREE_MOVE).with(Stalemate.LOSS);
    RuleSet medina = RuleSet.STANDARD.with(BareReply.FIRST_WINS).with(PromotionTo.ALFIL);

    assertRight("KAc1vKAc1", free, 40);
    assertRight("KPvK", medina, 100);
    assertRight("KRvK", RuleSet.STANDARD.with(BareKing.OFF).with(Stalemate.DRAW), 40);
  }

  @Test
  void threadsMakeNoDifference() {
    Material men = Material.read("KAc1vKAc1");
    Tables one = Tables.inMemory(folder, RuleSet.STANDARD);
    one.build(men, order(1));
    Tables three = Tables.inMemory(folder, RuleSet.STANDARD);
    three.build(men, order(3));

    EndgameTable a = one.require(men).getFirst();
    EndgameTable b = three.require(men).getFirst();
    for (Side side : Side.values()) {
      for (int index = 0; index < a.indexer().size(); index++) {
        assertThat(a.entries().code(side, index)).isEqualTo(b.entries().code(side, index));
      }
    }
  }

  @Test
  void wrongEntryIsFound() {
    Material men = Material.read("KAc1vK");
    Tables tables = Tables.inMemory(folder, RuleSet.STANDARD);
    tables.build(men, ORDER);
    EndgameTable right = tables.require(men).getFirst();
    Indexer indexer = right.indexer();
    short[][] codes = new short[2][indexer.size()];
    for (Side side : Side.values()) {
      for (int index = 0; index < indexer.size(); index++) {
        codes[side.ordinal()][index] = (short) right.entries().code(side, index);
      }
    }
    codes[1][2345] = (short) (codes[1][2345] + 2);
    BuiltTable wrong = new BuiltTable(right.slice(), indexer, codes, 20);
    Tables spoilt = tables.with(new EndgameTable(right.slice(), indexer, Entries.of(wrong)));

    List<Setup> found =
        new TableVerifier(spoilt, ORDER).verify(men, 1, VerifyListener.silent()).wrong();
    assertThat(found).isNotEmpty();
  }

  private void assertRight(String men, RuleSet rules, int every) {
    Tables tables = Tables.inMemory(folder, rules);
    tables.build(Material.read(men), ORDER);
    Verification verification =
        new TableVerifier(tables, ORDER).verify(Material.read(men), every, VerifyListener.silent());

    assertThat(verification.wrong()).isEmpty();
    assertThat(verification.checked()).isPositive();
  }

  private static BuildOrder order(int threads) {
    return new BuildOrder(threads, BuildListener.silent(), () -> false);
  }
}
