package org.mansuba.tables.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mansuba.board.Side;
import org.mansuba.notation.Fen;
import org.mansuba.rules.Position;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.option.BareKing;
import org.mansuba.rules.play.Positions;
import org.mansuba.search.WinOracle;
import org.mansuba.tables.build.BuildListener;
import org.mansuba.tables.build.BuildOrder;
import org.mansuba.tables.build.BuildStopped;
import org.mansuba.tables.index.Material;
import org.mansuba.tables.index.TableException;
import org.mansuba.tables.probe.Outcome;
import org.mansuba.tables.probe.TableOracle;
import org.mansuba.tables.probe.Tables;

/** Tables on disk. */
final class TableFileTest {
  private static final BuildOrder ORDER = new BuildOrder(2, BuildListener.silent(), () -> false);
  private static final Setup ROOK = Fen.read("8/8/8/3k4/8/1K6/8/R7 w");

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void build() {
    Tables.inFolder(folder, RuleSet.STANDARD).build(Material.read("KRvK"), ORDER);
    file = folder.resolve("standard").resolve("KRvK.mtb");
  }

  @Test
  void isFoundAgain() {
    assertThat(Tables.inFolder(folder, RuleSet.STANDARD).outcome(ROOK))
        .contains(new Outcome.Win(0));
  }

  @Test
  void isWrittenAndReadAlikeWhereOtherDigitsAreUsed() throws IOException {
    byte[] here = Files.readAllBytes(file);
    Files.delete(file);
    Locale usual = Locale.getDefault(Locale.Category.FORMAT);
    Locale.setDefault(Locale.Category.FORMAT, Locale.forLanguageTag("fa-IR-u-nu-arabext"));
    try {
      build();
      assertThat(Files.readAllBytes(file)).isEqualTo(here);
      assertThat(Tables.inFolder(folder, RuleSet.STANDARD).have(ROOK)).isTrue();
    } finally {
      Locale.setDefault(Locale.Category.FORMAT, usual);
    }
  }

  @Test
  void isNotBuiltTwice() {
    AtomicInteger reports = new AtomicInteger();
    Tables again = Tables.inFolder(folder, RuleSet.STANDARD);
    again.build(
        Material.read("KRvK"),
        new BuildOrder(1, (table, plies) -> reports.incrementAndGet(), () -> false));

    assertThat(reports).hasValue(0);
  }

  @Test
  void isLeftAloneByAnotherRuleSet() {
    RuleSet european = RuleSet.STANDARD.with(BareKing.OFF);

    assertThat(Tables.inFolder(folder, european).outcome(ROOK)).isEmpty();
  }

  @Test
  void buildingThatIsStoppedKeepsWhatIsFinished() {
    AtomicInteger asked = new AtomicInteger();
    Tables tables = Tables.inFolder(folder, RuleSet.STANDARD);
    BuildOrder brief =
        new BuildOrder(1, BuildListener.silent(), () -> asked.incrementAndGet() > 20);

    assertThatThrownBy(() -> tables.build(Material.read("KRvKR"), brief))
        .isInstanceOf(BuildStopped.class);
    assertThat(file).exists();
    assertThat(file.resolveSibling("KRvKR.mtb")).doesNotExist();
  }

  @Test
  void damageIsNoticed() throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length / 2] ^= 1;
    Files.write(file, bytes);

    assertRefused("checksum mismatch");
  }

  @Test
  void searchDoesWithoutADamagedTableAndTellsOfItOnce() throws IOException {
    Files.write(file, Arrays.copyOf(Files.readAllBytes(file), 1000));
    List<String> reported = new ArrayList<>();
    Tables tables =
        Tables.inMemory(folder, RuleSet.STANDARD, unusable -> reported.add(unusable.getMessage()));
    TableOracle known = new TableOracle(tables);
    Position position = Positions.of(ROOK, RuleSet.STANDARD);

    assertThat(known.winIn(position, Side.WHITE)).isEqualTo(WinOracle.UNKNOWN);
    assertThat(known.winIn(position, Side.BLACK)).isEqualTo(WinOracle.UNKNOWN);
    assertThat(reported).singleElement().asString().contains("its length is wrong");
  }

  @Test
  void damageToTheHeaderIsNoticed() throws IOException {
    replaceInHeader("longest 0", "longest 1");

    assertRefused("checksum mismatch");
  }

  @Test
  void shortenedFileIsRefused() throws IOException {
    Files.write(file, Arrays.copyOf(Files.readAllBytes(file), 1000));
    assertRefused("its length is wrong");

    Files.write(file, new byte[0]);
    assertRefused("it is not a table");
  }

  @Test
  void foreignFileIsRefused() throws IOException {
    Files.writeString(file, "{\"fen\": \"8/8/8/8/8/8/8/8 w\"}");
    assertRefused("it is not a table");
  }

  @Test
  void tableOfOtherMenRulesOrVersionIsRefused() throws IOException {
    replaceInHeader("men KRvK", "men KNvK");
    assertRefused("it is the table of KNvK");

    replaceInHeader("men KNvK\nrules standard", "men KRvK\nrules somethin");
    assertRefused("it is for the rules somethin");

    replaceInHeader("mansuba table 1", "mansuba table 2");
    assertRefused("its version is not 1");
  }

  private void assertRefused(String reason) {
    assertThatThrownBy(() -> Tables.inFolder(folder, RuleSet.STANDARD).outcome(ROOK))
        .isInstanceOf(TableException.class)
        .hasMessageContaining(file.toString())
        .hasMessageContaining(reason);
  }

  private void replaceInHeader(String old, String replacement) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    byte[] head = Arrays.copyOf(bytes, TableFile.HEADER);
    String text = new String(head, StandardCharsets.ISO_8859_1).replace(old, replacement);
    System.arraycopy(text.getBytes(StandardCharsets.ISO_8859_1), 0, bytes, 0, TableFile.HEADER);
    Files.write(file, bytes);
  }
}
