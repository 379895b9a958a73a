package org.mansuba.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mansuba.cli.output.ExitStatus;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Problems of so few men that a table is built on the way. */
final class SolveByTableTest {
  private static final JsonMapper JSON = new JsonMapper();

  @Test
  void diamond() {
    Run run = Run.of("solve", "as-suli-diamond", "--json");

    assertThat(run.status()).isEqualTo(ExitStatus.YES);
    JsonNode json = JSON.readTree(run.out());
    assertThat(json.get("moves").asInt()).isEqualTo(20);
    assertThat(json.get("plies").asInt()).isEqualTo(39);
    assertThat(json.get("shortest").asBoolean()).isTrue();
    assertThat(json.get("end").asString()).isEqualTo("bare");
    assertThat(json.get("keys").toString()).isEqualTo("[\"b3b4\"]");
    assertThat(json.get("line").get(0).asString()).isEqualTo("b3b4");
    assertThat(json.get("line").size()).isEqualTo(39);
    assertThat(json.get("slower").values().stream().map(SolveByTableTest::slower))
        .containsExactlyInAnyOrder("b3c2 41", "c3b4 43", "c3d2 43");
  }

  @Test
  void sideThatIsToLoseBegins() {
    Run run = Run.of("solve", "as-suli-diamond-ke4");

    assertThat(run.status()).isEqualTo(ExitStatus.YES);
    assertThat(run.out())
        .contains("White wins in 20; no shorter win exists (proved).")
        .containsPattern("By table KFa1vKFa1: 40 plies, ");
  }

  @Test
  void buildingATableLeavesTimeToSearch() {
    for (String command : new String[] {"solve", "check"}) {
      Run run =
          Run.of(
              command,
              "--fen",
              "k3N3/8/3K4/1r6/8/8/8/8 w",
              "--stipulation",
              "win in 5",
              "--time",
              "3s",
              "--json");

      assertThat(JSON.readTree(run.out()).get("moves").asInt()).as(command).isEqualTo(2);
    }
  }

  @Test
  void noWinInAnyNumberOfMoves() {
    Run run = Run.of("solve", "--fen", "7k/7f/8/8/8/8/F7/K7 w");

    assertThat(run.status()).isEqualTo(ExitStatus.NO);
    assertThat(run.out()).contains("No win in any number of moves (proved).");
  }

  @Test
  void winLongerThanStipulated() {
    Run run = Run.of("solve", "as-suli-diamond", "--stipulation", "win in 19", "--json");

    assertThat(run.status()).isEqualTo(ExitStatus.NO);
    assertThat(JSON.readTree(run.out()).get("lowerBound").asInt()).isEqualTo(19);
  }

  private static String slower(JsonNode win) {
    return win.get("move").asString() + " " + win.get("plies").asInt();
  }
}
