package org.mansuba.cli.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mansuba.cli.Run;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.cli.output.Interrupts;
import org.mansuba.cli.output.Terminal;
import org.mansuba.search.Cancellation;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class TablesCommandTest {
  private static final JsonMapper JSON = new JsonMapper();

  @TempDir Path folder;

  @Test
  void buildAndCountAndCheck() {
    Run built = tables("build", "KFvK", "KRvK");
    Run stats = tables("stats", "KRvK");
    Run verified = tables("verify", "KFvK");

    assertThat(built.status()).isEqualTo(ExitStatus.YES);
    assertThat(built.out())
        .containsPattern("KFvK: built 2 tables in [0-9.]+ s: KvK, KFa1vK")
        .containsPattern("KRvK: built 1 table in [0-9.]+ s: KRvK\n")
        .contains("B, in " + folder.resolve("standard") + "\n");
    assertThat(tables("build", "KRvK").out())
        .isEqualTo("KRvK: already exists in %s%n".formatted(folder.resolve("standard")));
    assertThat(folder.resolve("standard").resolve("KFa1vK.mtb")).exists();
    assertThat(stats.status()).isEqualTo(ExitStatus.YES);
    assertThat(stats.out()).containsPattern("White +175,168 +0 +0\n");
    assertThat(verified.status()).isEqualTo(ExitStatus.YES);
    assertThat(verified.out())
        .containsPattern(
            "^KFvK: 59,136 entries of 1 table checked by the plain rules in [0-9.]+ s; all");
  }

  @Test
  void whatABuildWroteAsJson() throws IOException {
    JsonNode json = JSON.readTree(tables("build", "KRvK", "--json").out());

    assertThat(json.get("built").toString()).isEqualTo("[\"KvK\",\"KRvK\"]");
    Path written = folder.resolve("standard");
    assertThat(json.get("bytes").asLong())
        .isEqualTo(
            Files.size(written.resolve("KvK.mtb")) + Files.size(written.resolve("KRvK.mtb")));
    assertThat(json.get("folder").asString()).isEqualTo(written.toString());
  }

  @Test
  void aPersonSeesHowFarTheCheckingIs() {
    tables("build", "KRvK");
    Run run =
        Run.with(
            new byte[0],
            Terminal.Reader.PERSON,
            _ -> {},
            "tables",
            "verify",
            "KRvK",
            "--dir",
            folder.toString());

    assertThat(run.err()).containsPattern("table KRvK: [0-9.]+ % checked").contains("100.0 %");
    assertThat(run.out()).contains("KRvK: 59,136 entries of 1 table");
  }

  @Test
  void sidesExchanged() {
    tables("build", "KvKR");

    assertThat(tables("stats", "KvKR").out()).containsPattern("Black +175,168 +0 +0\n");
  }

  @Test
  void statisticsAsJson() {
    tables("build", "KRvK", "--rules", "bareKing=off,stalemate=draw");
    Run run = tables("stats", "KRvK", "--rules", "bareKing=off,stalemate=draw", "--json");

    JsonNode json = JSON.readTree(run.out());
    assertThat(json.get("longest").asInt()).isEqualTo(31);
    assertThat(json.get("whiteToMove").get("wins").get("31").asInt()).isPositive();
    assertThat(json.get("mutualZugzwangs").asInt()).isZero();
  }

  @Test
  void minedPositionsAreProblemFiles() {
    tables("build", "KAc1vKAc1");
    Path mined = folder.resolve("mined");
    Run run =
        tables(
            "mine", "KAc1vKAc1", "--unique", "--min", "2", "--most", "3", "-o", mined.toString());

    assertThat(run.status()).isEqualTo(ExitStatus.YES);
    assertThat(run.out()).hasLineCount(4).endsWith("3 problem files written into " + mined + "\n");
    Run solved = Run.of("solve", mined.resolve("KAc1vKAc1-1.json").toString(), "--json");
    assertThat(JSON.readTree(solved.out()).get("keys").size()).isEqualTo(1);
  }

  @Test
  void nothingIsMined() {
    tables("build", "KFvK");

    Run run = tables("mine", "KFvK", "--min", "2");
    assertThat(run.status()).isEqualTo(ExitStatus.NO);
    assertThat(run.out()).contains("No position was found with White to move and a win of 2 moves");
    assertThat(tables("mine", "KFvK", "--min", "x").err()).contains("invalid --min \"x\"");
  }

  @Test
  void anInterruptLeavesWhatTheTablesBeforeGave() {
    tables("build", "KAc1vKAc1", "KRvK");
    Path mined = folder.resolve("mined");
    AtomicInteger searches = new AtomicInteger();
    Interrupts second =
        search -> {
          if (searches.incrementAndGet() == 2) {
            search.cancel();
          }
        };
    String[] args = {
      "tables",
      "mine",
      "KAc1vKAc1",
      "KRvK",
      "--most",
      "3",
      "-o",
      mined.toString(),
      "--dir",
      folder.toString()
    };
    Run run = Run.with(new byte[0], Terminal.Reader.MACHINE, second, args);

    assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
    assertThat(run.err())
        .isEqualTo("mansuba: stopped; KRvK was not searched completely%n".formatted());
    assertThat(run.out())
        .hasLineCount(4)
        .contains("3 problem files written")
        .doesNotContain("KRvK");
    assertThat(mined).isDirectoryContaining("glob:**/KAc1vKAc1-3.json");
    Run first = Run.with(new byte[0], Terminal.Reader.MACHINE, Cancellation::cancel, args);
    assertThat(first.status()).isEqualTo(ExitStatus.UNDECIDED);
    assertThat(first.out()).isEmpty();
  }

  @Test
  void missingTableIsAskedFor() {
    Run run = tables("stats", "KRvKN");

    assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(run.err())
        .isEqualTo(
            "mansuba: table KRvKN is missing in %s; build it with: mansuba tables build KRvKN --dir %s%n"
                .formatted(folder.resolve("standard"), folder));
    assertThat(run.out()).isEmpty();
    assertThat(tables("stats", "KRvKN", "--rules", "stalemate=draw").err())
        .endsWith(" --rules stalemate=draw\n");
  }

  @Test
  void damagedTableIsRefused() throws IOException {
    tables("build", "KNvK");
    Path file = folder.resolve("standard").resolve("KNvK.mtb");
    byte[] bytes = Files.readAllBytes(file);
    bytes[4000] ^= 4;
    Files.write(file, bytes);
    Run run = tables("verify", "KNvK");

    assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(run.err()).contains("it is damaged: checksum mismatch").doesNotContain("\tat ");
  }

  @Test
  void badInput() {
    assertThat(Run.of("tables").err()).contains("use build, stats, verify or mine");
    assertThat(Run.of("tables", "mend").status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(tables("build").err()).contains("missing table;");
    assertThat(tables("build", "KQvK").err())
        .contains("\"KQvK\" is not a table name")
        .contains("using K, R, N, F, A, P");
    assertThat(tables("build", "KRvK", "--threads", "0").err()).contains("invalid --threads \"0\"");
    assertThat(tables("verify", "KRvK", "--every", "0").err()).contains("invalid --every;");
    assertThat(tables("build", "KRvK", "--rules", "stalemateSwap=on").err())
        .contains("there are no tables for the rules stalemateSwap=on");
  }

  @Test
  void folderThatCannotBeMade() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    Run run = Run.of("tables", "build", "KvK", "--dir", file.toString());

    assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(run.err()).contains("cannot be written");
  }

  @Test
  void interruptEndsABuild() {
    Run run =
        Run.with(
            new byte[0],
            Terminal.Reader.MACHINE,
            Cancellation::cancel,
            "tables",
            "build",
            "KRvKN",
            "--dir",
            folder.toString());

    assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
    assertThat(run.err()).contains("stopped; the tables finished are kept in " + folder);
  }

  private Run tables(String action, String... rest) {
    String[] args = new String[rest.length + 4];
    args[0] = "tables";
    args[1] = action;
    args[2] = "--dir";
    args[3] = folder.toString();
    System.arraycopy(rest, 0, args, 4, rest.length);
    return Run.of(args);
  }
}
