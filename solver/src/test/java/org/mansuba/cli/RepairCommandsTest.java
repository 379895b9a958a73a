package org.mansuba.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mansuba.cli.output.ExitStatus;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Repairing and reducing problems on the command line. */
final class RepairCommandsTest {
  private static final JsonMapper JSON = new JsonMapper();
  private static final String COOKED = "6k1/5ppp/8/8/8/8/8/RR4K1 w";
  private static final String CHECK_WITHOUT_C7 =
      "N3K3/1n1P2r1/3b2pr/pPn5/2N3P1/2P2kQ1/1R5P/2B2B2 w - - 0 1";

  private static final String HEADER = "{\"soundness\":\"White wins in 1\",\"rules\":\"\"}";

  @TempDir private Path folder = Path.of("");

  @Test
  void repairListsWhatMakesAProblemSound() {
    Run run = repair("--all");

    assertThat(run.status()).isEqualTo(ExitStatus.YES);
    assertThat(run.out())
        .contains("As it is: cooked, a1a8 and b1b8.")
        .containsPattern("remove the white rook a1 +2 \\+ 4 +1\\.Rb8#")
        .containsPattern("remove the black pawn f7 +3 \\+ 3 +no win in 1 move")
        .containsPattern("turn the white rook b1 into a black rook ");
  }

  @Test
  void jsonHoldsTheSame() {
    JsonNode json = JSON.readTree(repair("--json", "--all").out());

    assertThat(json.get("itself").get("verdict").asString()).isEqualTo("cooked");
    assertThat(json.get("complete").asBoolean()).isTrue();
    assertThat(json.get("undecided").size()).isZero();
    assertThat(json.get("refutations").size()).isEqualTo(json.get("refuted").asInt());
    JsonNode best = json.get("sound").get(0);
    assertThat(best.get("changes").get(0).asString()).startsWith("remove the white rook ");
    assertThat(best.get("line").size()).isOne();
  }

  @Test
  void aPawnOnC7DoesNotMakeCheckAWinInNine() {
    Run run =
        Run.of(
            "repair",
            "--fen",
            CHECK_WITHOUT_C7,
            "--stipulation",
            "win in 9",
            "--all",
            "--nodes",
            "2000");

    assertThat(run.out())
        .contains("As it is: short, win in at most 3.")
        .containsPattern("add a white pawn on c7 +13 \\+ 8 +short, win in at most 6");
  }

  @Test
  void aRunThatWasKilledGoesOnWhereItStopped() throws IOException {
    Path file = folder.resolve("trials");
    Run whole = repair("--resume", file.toString(), "--json");
    List<String> lines = Files.readAllLines(file);
    assertThat(lines).hasSizeGreaterThan(700);

    String half = String.join("\n", lines.subList(0, 300)) + "\n" + lines.get(300).substring(0, 20);
    Files.writeString(file, half);
    Run resumed = repair("--resume", file.toString(), "--json");

    assertThat(resumed.out()).isEqualTo(whole.out());
    assertThat(Files.readAllLines(file)).containsExactlyInAnyOrderElementsOf(lines);
  }

  @Test
  void aFileOfSomethingElseIsLeftAlone() throws IOException {
    for (String text : List.of("{\"fen\":\"k7\"}", "{\"fen\":\"k7\"}\n", "notes\nmore notes")) {
      Path file = folder.resolve("other");
      Files.writeString(file, text);
      Run run = repair("--resume", file.toString());

      assertRefused(run, "has results for another problem or stipulation");
      assertThat(file).hasContent(text);
    }
  }

  @Test
  void aDamagedLineOfTheLogCostsWhatItSaidAndNothingElse() throws IOException {
    Path file = folder.resolve("trials");
    Run whole = repair("--resume", file.toString(), "--json");
    List<String> lines = Files.readAllLines(file);
    List<String> damaged = new ArrayList<>(lines);
    damaged.set(10, "{");
    damaged.set(20, "[]");
    damaged.set(30, "");
    damaged.set(40, "{\"fen\":\"k7\",\"verdict\":\"splendid\"}");
    damaged.set(50, lines.get(50).substring(0, 30) + lines.get(51));
    Files.write(file, damaged);
    Run again = repair("--resume", file.toString(), "--json");

    assertThat(again.out()).isEqualTo(whole.out());
    assertThat(Files.readAllLines(file)).containsAll(lines);
  }

  @Test
  void aLogOfAnotherStipulationIsRefused() throws IOException {
    Path file = folder.resolve("trials");
    Files.write(file, List.of(HEADER.replace("wins in 1", "wins in 2")));
    assertRefused(repair("--resume", file.toString()), "for another problem or stipulation");
  }

  @Test
  void minimalTakesMenOff() {
    Run run = Run.of("minimal", "abu-naim");

    assertThat(run.status()).isEqualTo(ExitStatus.YES);
    assertThat(run.out())
        .contains("As it is: sound.")
        .contains("Can be removed alone:")
        .contains("One after another:")
        .contains("No further man can be removed.");
    JsonNode json = JSON.readTree(Run.of("minimal", "abu-naim", "--json").out());
    assertThat(json.get("complete").asBoolean()).isTrue();
    assertThat(json.get("steps").size()).isPositive();
  }

  @Test
  void minimalSaysThatAProblemIsNotSound() {
    Run run = Run.of("minimal", "--fen", COOKED, "--stipulation", "win in 1");

    assertThat(run.status()).isEqualTo(ExitStatus.NO);
    assertThat(run.out()).contains("As it is: cooked, a1a8 and b1b8.").doesNotContain("taken off");
  }

  @Test
  void limitsLeaveThingsOpen() {
    Run run = Run.of("minimal", "check", "--stipulation", "win in 6", "--nodes", "1000");

    assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
    assertThat(run.out()).contains("As it is: undecided");
  }

  @Test
  void badInput() {
    assertRefused(Run.of("repair", "--fen", COOKED), "no number of moves");
    assertRefused(Run.of("minimal", "--fen", COOKED), "no number of moves");
    assertRefused(Run.of("repair", "abu-naim", "--changes", "3"), "--changes must be 1 or 2");
    assertRefused(Run.of("repair", "abu-naim", "--resume", folder.toString()), "is a folder");
  }

  private static Run repair(String... more) {
    List<String> args =
        new ArrayList<>(List.of("repair", "--fen", COOKED, "--stipulation", "win in 1"));
    args.addAll(List.of(more));
    return Run.of(args.toArray(String[]::new));
  }

  private static void assertRefused(Run run, String sentence) {
    assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("mansuba: ").contains(sentence);
  }
}
