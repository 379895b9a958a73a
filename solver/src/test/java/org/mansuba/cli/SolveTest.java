package org.mansuba.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.cli.output.Interrupts;
import org.mansuba.cli.output.Terminal;
import org.mansuba.search.Cancellation;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class SolveTest {
  private static final String DIAMOND = "8/8/8/3k4/8/1KF5/8/f7 w";
  private static final JsonMapper JSON = new JsonMapper();

  @Test
  void winWithItsProof() {
    Run run = Run.of("solve", "dilaram");

    assertThat(run.status()).isEqualTo(ExitStatus.YES);
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains("White mates in 6; no shorter mate exists (proved).")
        .contains("1.Rh8+ Kxh8 2.Af5+")
        .contains("6.Nh6#")
        .contains(" nodes, ");
  }

  @Test
  void jsonOfAWin() {
    Run run = Run.of("solve", "abu-naim", "--json");

    assertThat(run.status()).isEqualTo(ExitStatus.YES);
    assertThat(run.out().lines()).hasSize(1);
    JsonNode json = JSON.readTree(run.out());
    assertThat(json.propertyNames())
        .containsExactly(
            "id",
            "fen",
            "stipulation",
            "verdict",
            "moves",
            "lowerBound",
            "shortest",
            "end",
            "keys",
            "line",
            "nodes",
            "seconds");
    assertThat(json.get("verdict").asString()).isEqualTo("win");
    assertThat(json.get("moves").asInt()).isEqualTo(3);
    assertThat(json.get("lowerBound").asInt()).isEqualTo(2);
    assertThat(json.get("shortest").asBoolean()).isTrue();
    assertThat(json.get("end").asString()).isEqualTo("mate");
    assertThat(json.get("keys").get(0).asString()).isEqualTo("g3h5");
    assertThat(json.get("line").size()).isEqualTo(5);
  }

  @Test
  void noWinWithinTheStipulatedMoves() {
    Run text = Run.of("solve", "dilaram", "--stipulation", "win in 5");
    Run json = Run.of("solve", "dilaram", "--stipulation", "win in 5", "--json");

    assertThat(text.status()).isEqualTo(ExitStatus.NO);
    assertThat(text.out()).contains("No win in 5 moves or fewer (proved).");
    JsonNode answer = JSON.readTree(json.out());
    assertThat(answer.get("verdict").asString()).isEqualTo("no-win");
    assertThat(answer.get("moves").isNull()).isTrue();
    assertThat(answer.get("end").isNull()).isTrue();
    assertThat(answer.get("lowerBound").asInt()).isEqualTo(5);
  }

  @Test
  void limitLeavesItUndecided() {
    Run run = Run.of("solve", "--fen", DIAMOND, "--nodes", "2000");

    assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
    assertThat(run.out()).contains("Undecided: no win in ").contains("stopped at its limit.");
    assertThat(
            JSON.readTree(Run.of("solve", "--fen", DIAMOND, "--nodes", "9", "--json").out())
                .get("id")
                .isNull())
        .isTrue();
  }

  @Test
  void interruptStillAnswers() {
    Run run =
        Run.with(
            new byte[0], Terminal.Reader.MACHINE, Cancellation::cancel, "solve", "--fen", DIAMOND);

    assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
    assertThat(run.out()).contains("the search was interrupted.");
  }

  @Test
  void internalErrorIsToldAndIsNoAnswer() {
    Interrupts failing =
        _ -> {
          throw new IllegalStateException("the reason");
        };
    Run run = Run.with(new byte[0], Terminal.Reader.MACHINE, failing, "solve", "dilaram");

    assertThat(run.status()).isEqualTo(ExitStatus.INTERNAL);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .startsWith("mansuba: internal error: ")
        .endsWith("the reason; please report it\n");
  }

  @Test
  void attackerWhoDoesNotBegin() {
    Run run = Run.of("solve", "as-suli-diamond-ke4", "--time", "1ms");

    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("■ Black to move").contains("Undecided");
    assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
  }

  @Test
  void problemOnStandardInput() {
    assertThat(Run.withInput("6K1/3r3r/5kn1/5p2/5P2/6N1/8/4R1R1 w", "solve", "-").out())
        .contains("White wins in 3;");
    assertThat(
            Run.withInput(
                    "White: Kg8 Re1 Rg1 Ng3 f4. Black: Kf6 Rd7 Rh7 Ng6 f5. White to move",
                    "solve",
                    "-")
                .out())
        .contains("White wins in 3;");
    assertThat(
            Run.withInput("{\"fen\":\"6K1/3r3r/5kn1/5p2/5P2/6N1/8/4R1R1 w\"}", "solve", "-").out())
        .contains("White wins in 3;");
  }

  @Test
  void oddDiagramIsSolvedWithAWarning() {
    Run run = Run.of("solve", "--fen", "7k/p4K2/8/6N1/8/8/1A6/R7 w", "--stipulation", "#1");

    assertThat(run.err()).startsWith("mansuba: warning: ");
    assertThat(run.status()).isEqualTo(ExitStatus.YES);
  }
}
