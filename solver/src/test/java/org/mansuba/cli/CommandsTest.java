package org.mansuba.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mansuba.cli.output.ExitStatus;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Everything but solve. */
final class CommandsTest {
  private static final JsonMapper JSON = new JsonMapper();

  @Test
  void showTellsWhatIsKnown() {
    Run run = Run.of("show", "check");

    assertThat(run.status()).isEqualTo(ExitStatus.YES);
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains("Check!")
        .contains("13 + 8")
        .contains("FEN: N3K3/1nPP2r1/3b2pr/pPn5/2N3P1/2P2kQ1/1R5P/2B2B2 w - - 0 1")
        .contains("Published: 1.Ne5+ Ke4 2.Re2+");
  }

  @Test
  void showLoadsDiagramsThatCannotBePlayed() {
    Run run = Run.of("show", "--fen", "kk6/8/8/8/8/8/8/K7 w", "--json");

    assertThat(run.status()).isEqualTo(ExitStatus.YES);
    JsonNode json = JSON.readTree(run.out());
    assertThat(json.get("findings").get(0).get("code").asString()).isEqualTo("E1");
    assertThat(json.get("men").get("black").asInt()).isEqualTo(2);
  }

  @Test
  void listFindsByWords() {
    assertThat(Run.of("list").out().lines())
        .hasSizeGreaterThan(10)
        .allMatch(l -> l.contains(" + "));
    assertThat(Run.of("list", "dilaram").out()).contains("dilaram ").doesNotContain("abu-naim");
    assertThat(Run.of("list", "no such words").out()).isEmpty();
    assertThat(Run.of("list", "no such words").err()).contains("no library problem contains");
    assertThat(JSON.readTree(Run.of("list", "abu-naim", "--json").out()).get("id").asString())
        .isEqualTo("abu-naim");
  }

  @Test
  void perftCounts() {
    String start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w";
    Run run = Run.of("perft", "--fen", start, "3", "--divide");

    assertThat(run.out()).contains("a2a3: ").contains("depth 3: 4,176 leaves, ");
    assertThat(run.out().lines()).hasSize(17);
    assertThat(Run.of("perft", "--fen", start, "0").out()).startsWith("depth 0: 1 leaf,");
    JsonNode json = JSON.readTree(Run.of("perft", "--fen", start, "2", "--json").out());
    assertThat(json.get("leaves").asLong()).isEqualTo(256);
    assertThat(json.get("divide").size()).isEqualTo(16);
  }

  @Test
  void perftOfTheGameEndsWhereTheGameEnds() {
    String bared = "k7/8/K7/8/8/8/8/R7 w";

    assertThat(Run.of("perft", "--fen", bared, "1", "--game").out()).startsWith("depth 1: 0 ");
    assertThat(Run.of("perft", "--fen", bared, "1").out()).doesNotStartWith("depth 1: 0 ");
  }

  @Test
  void helpOnACommandIsThatOfTheCommand() {
    assertThat(Run.of("help", "solve")).isEqualTo(Run.of("solve", "--help"));
    assertThat(Run.of("help", "tables", "mine")).isEqualTo(Run.of("tables", "mine", "--help"));
    assertThat(Run.of("help", "dance").status()).isEqualTo(ExitStatus.BAD_INPUT);
  }

  @Test
  void overviewAndVersion() {
    assertThat(Run.of("--help").out()).contains("solve PROBLEM").contains("perft PROBLEM DEPTH");
    assertThat(Run.of("--version").out()).startsWith("mansuba ");
  }
}
