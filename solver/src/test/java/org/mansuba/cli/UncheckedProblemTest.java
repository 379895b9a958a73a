package org.mansuba.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.problem.Library;
import org.mansuba.problem.ProblemFile;
import tools.jackson.databind.json.JsonMapper;

/** Of many problems, one that cannot be checked costs itself alone. */
final class UncheckedProblemTest {
  private static final JsonMapper JSON = new JsonMapper();
  private static final String SOUND =
      """
      {"id": "%s", "fen": "6k1/5ppp/8/8/8/8/8/R5K1 w", "stipulation": "mate in 1"}""";
  private static final String MATED =
      """
      {"id": "mated", "fen": "R6k/8/6K1/8/8/8/p7/8 b", "stipulation": "White wins in 2"}""";
  private static final String BARE = "{\"fen\": \"k7/8/8/8/8/8/8/KR6 b\"}";
  private static final String KINGLESS = "{\"id\": \"check\", \"fen\": \"k7/8/8/8/8/8/8/1R6 b\"}";

  private static final String WHY_MATED = "nothing to solve: the black king on h8 is already mated";
  private static final String WHY_BARE =
      "nothing to solve: the black king on a8 is bared and has already lost; to play on, add"
          + " --rules bareKing=off or bareTiming=freeMove";
  private static final String WHY_KINGLESS = "White has no king; it must have exactly one";

  @TempDir private Path folder;

  @Test
  void ofACollectionIsNamedByItsNumberAndId() throws IOException {
    String file =
        collection(SOUND.formatted("first"), MATED, BARE, KINGLESS, SOUND.formatted("last"));

    Run run = Run.of("check", file, "--json");

    assertThat(run.err().lines())
        .containsExactly(
            "mansuba: mates.json: problem 2 (mated): " + WHY_MATED,
            "mansuba: mates.json: problem 3: " + WHY_BARE,
            "mansuba: mates.json: problem 4 (check): " + WHY_KINGLESS);
    assertThat(ids(run)).containsExactly("first", "last");
    assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
  }

  @Test
  void ofAFolderIsNamedByItsFileAndId() throws IOException {
    ProblemFile.write(
        folder.resolve("al-adli-two.json"), Library.find("al-adli-two").orElseThrow());
    write("bare.json", BARE);
    write("broken.json", "{\"fen\": 1}");
    write("kings.fen", "kk6/8/8/8/8/8/8/K7 w");
    write("over.json", MATED);

    Run run = Run.of("check", folder.toString());

    assertThat(run.out())
        .contains("al-adli-two  2           2       sound    h7d7")
        .endsWith("\nNot checked: bare.json; broken.json; kings.fen; over.json (mated).\n");
    assertThat(run.err().lines())
        .hasSize(4)
        .contains(
            "mansuba: bare.json: " + WHY_BARE,
            "mansuba: kings.fen: Black has two kings, on a8 and b8; it must have exactly one",
            "mansuba: over.json (mated): " + WHY_MATED)
        .anyMatch(line -> line.contains("broken.json"));
    assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
  }

  @Test
  void amongSeveralWordsCostsItselfAloneToo() throws IOException {
    write("over.fen", "R6k/8/6K1/8/8/8/p7/8 b");
    String over = folder.resolve("over.fen").toString();

    Run run = Run.of("check", over, "abu-naim", "--json");

    assertThat(run.err().lines()).containsExactly("mansuba: " + over + ": " + WHY_MATED);
    assertThat(ids(run)).containsExactly("abu-naim");
    assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
  }

  @Test
  void outweighsEveryOtherStatus() throws IOException {
    String unsound = SOUND.formatted("slow").replace("mate in 1", "mate in 2");
    String open = "{\"id\": \"open\", \"fen\": \"%s\", \"stipulation\": \"win in 8\"}";
    String fen = "rna1kanr/p2ppppp/1pp5/4NN2/2F5/2K1A3/8/8 w";

    Run rest = Run.of("check", collection(unsound, open.formatted(fen)), "--nodes", "1000");
    Run all = Run.of("check", collection(unsound, open.formatted(fen), MATED), "--nodes", "1000");

    assertThat(rest.status()).isEqualTo(ExitStatus.UNDECIDED);
    assertThat(all.status()).isEqualTo(ExitStatus.BAD_INPUT);
  }

  @Test
  void isToldAgainByARunThatIsTakenUp() throws IOException {
    String file = collection(SOUND.formatted("first"), MATED);
    String known = folder.resolve("known.jsonl").toString();

    Run first = Run.of("check", file, "--json", "--resume", known);
    Run second = Run.of("check", file, "--json", "--resume", known);

    assertThat(second).isEqualTo(first);
    assertThat(ids(first)).containsExactly("first");
    assertThat(first.status()).isEqualTo(ExitStatus.BAD_INPUT);
  }

  @Test
  void leavesNothingToDoIfThereIsNoOther() throws IOException {
    Run run = Run.of("check", collection(MATED, BARE));

    assertThat(run.out()).isEmpty();
    assertThat(run.err().lines()).hasSize(2);
    assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
  }

  @Test
  void isToldWithAWordThatNamesNothingWhichStopsTheRun() throws IOException {
    String file = collection(SOUND.formatted("first"), MATED);

    Run run = Run.of("check", file, "nosuchproblem");

    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("nosuchproblem").contains(WHY_MATED);
    assertThat(run.err().lines()).hasSize(2);
    assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
  }

  @Test
  void isCheckedUnderTheSwitchThatLetsPlayGoOn() throws IOException {
    String file = collection(SOUND.formatted("first"), BARE);

    Run run = Run.of("check", file, "--json", "--rules", "bareKing=off");

    assertThat(run.err()).isEmpty();
    assertThat(ids(run)).containsExactly("first", "mates");
  }

  private static List<String> ids(Run run) {
    return run.out().lines().map(line -> JSON.readTree(line).get("id").asString()).toList();
  }

  private String collection(String... problems) throws IOException {
    return write("mates.json", "[" + String.join(",", problems) + "]");
  }

  private String write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }
}
