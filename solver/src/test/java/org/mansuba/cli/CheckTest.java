package org.mansuba.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mansuba.analysis.soundness.CheckProgress;
import org.mansuba.analysis.soundness.Stage;
import org.mansuba.cli.check.CheckLine;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.cli.output.Terminal;
import org.mansuba.problem.Library;
import org.mansuba.problem.ProblemFile;
import org.mansuba.search.Bounds;
import org.mansuba.search.Cancellation;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class CheckTest {
  private static final JsonMapper JSON = new JsonMapper();

  @TempDir private Path folder;

  @Test
  void tellsAPersonWhatIsWrongWithCheck() {
    Run run = Run.of("check", "check", "--threads", "1", "--nodes", "700000");

    assertThat(run.status()).isEqualTo(ExitStatus.NO);
    assertThat(run.err()).isEmpty();
    assertThat(run.text())
        .contains("Short: win in 6, 3 moves fewer than stipulated;")
        .contains("1.Ne5+ Ke4 2.Re2+ Kd5 3.Nb6+ Ke6 4.N")
        .contains("4.Nf3+ or 4.Nf7+ after 1.Ne5+ Ke4 2.Re2+ Kd5 3.Nb6+ Ke6: saves 3 moves")
        .contains("does not move to")
        .contains("read 8.Nd4#")
        .contains("ends with mate on move 9, as claimed")
        .contains("No win in 6 moves or fewer by any other first move (proved).")
        .containsPattern("by 2[0-8] of 29 first moves\\s+\\(proved\\);")
        .contains("(--within 9 decides all first moves.)");
    assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void tellsAProgramWhatIsWrongWithCheck() {
    Run run = Run.of("check", "check", "--json", "--threads", "1", "--nodes", "700000");

    JsonNode json = JSON.readTree(run.out());
    assertThat(json.propertyNames())
        .contains("id", "verdict", "moves", "stipulatedMoves", "keys", "duals", "published")
        .contains("seconds");
    assertThat(json.get("verdict").asString()).isEqualTo("short");
    assertThat(json.get("moves").asInt()).isEqualTo(6);
    assertThat(json.get("stipulatedMoves").asInt()).isEqualTo(9);
    assertThat(json.get("keys").toString()).isEqualTo("[\"c4e5\"]");
    assertThat(json.get("decidedWithin").asInt()).isBetween(6, 9);
    assertThat(json.get("lookedWithin").asInt()).isEqualTo(9);
    assertThat(json.get("undecided").size()).isLessThan(9);
    JsonNode dual = json.get("duals").get(0);
    assertThat(dual.get("kind").asString()).isEqualTo("full");
    assertThat(dual.get("path").size()).isEqualTo(6);
    JsonNode first = json.get("published").get(0);
    assertThat(first.get("legal").asBoolean()).isTrue();
    assertThat(first.get("end").asString()).isEqualTo("mate");
    assertThat(first.get("leavesBestPlayAtPly").asInt()).isEqualTo(7);
    JsonNode second = json.get("published").get(1);
    assertThat(second.get("illegalAtPly").asInt()).isEqualTo(15);
    assertThat(second.get("repairs").get(0).get("proposed").asString()).isEqualTo("c6d4");
  }

  @ParameterizedTest
  @CsvSource({
    "al-adli-two, white wins in 2, YES",
    "al-adli-two, white wins in 3, NO",
    "al-adli-two, white wins in 1, NO",
    "dilarams-legacy, white wins in 8, UNDECIDED"
  })
  void theStatusTellsTheVerdict(String id, String stipulation, ExitStatus status) {
    Run run = Run.of("check", id, "--stipulation", stipulation, "--nodes", "200000", "--json");

    assertThat(run.status()).isEqualTo(status);
  }

  @ParameterizedTest
  @CsvSource({
    "7R/K2R4/4k3/8/5n2/8/8/8 w, White wins in 4",
    "8/8/2P5/8/pF5k/8/6K1/8 w, White wins in 6",
    "6K1/3r3r/5kn1/5p2/5P2/6N1/8/4R1R1 w, White mates in 3",
    "6K1/3r3r/5kn1/5p2/5P2/6N1/8/4R1R1 w, White mates in 2"
  })
  void atALimitKeysComeWithTheLengthOfTheWin(String fen, String stipulation) {
    for (int nodes = 1; nodes < 60_000; nodes = 2 * nodes + 1) {
      String[] question = {"check", "--fen", fen, "--stipulation", stipulation, "--within", "4"};
      List<String> args = new ArrayList<>(List.of(question));
      args.addAll(List.of("--nodes", String.valueOf(nodes), "--threads", "1"));
      String text = Run.of(args.toArray(String[]::new)).text();
      args.add("--json");
      JsonNode json = JSON.readTree(Run.of(args.toArray(String[]::new)).out());

      assertThat(text).doesNotContain(String.valueOf(Bounds.UNKNOWN));
      assertThat(json.get("moves").isNull()).isEqualTo(json.get("keys").isEmpty());
      assertThat(text.contains("Key") || text.contains("the fastest known"))
          .isNotEqualTo(json.get("keys").isEmpty());
      if (json.get("moves").isNumber() && !json.get("verdict").asString().equals("no-solution")) {
        int moves = json.get("moves").asInt();
        String length = json.get("lowerBound").asInt() == moves - 1 ? "in " : "in at most ";
        assertThat(text).contains(length + moves);
      }
    }
  }

  @Test
  void anInterruptTellsWhatIsProved() {
    Run run =
        Run.with(
            new byte[0], Terminal.Reader.MACHINE, Cancellation::cancel, "check", "dilarams-legacy");

    assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
    assertThat(run.out()).contains("Undecided").contains("the check was interrupted");
  }

  @Test
  void aFolderGivesATable() {
    write("abu-naim", "al-adli-two", "bonus-socius-waiting");

    Run run = Run.of("check", folder.toString());

    assertThat(run.status()).isEqualTo(ExitStatus.YES);
    assertThat(run.out().lines().map(line -> line.replaceAll(" +[0-9.]+ s$", "").split(" +")))
        .map(List::of)
        .containsExactly(
            List.of("id", "stipulated", "length", "verdict", "keys", "duals", "time"),
            List.of("abu-naim", "3", "3", "sound", "g3h5", "-"),
            List.of("al-adli-two", "2", "2", "sound", "h7d7", "-"),
            List.of("bonus-socius-waiting", "2", "2", "sound", "h7g7", "4", "minor"));
  }

  @Test
  void severalGiveALineOfJsonEachInTheirOrder() {
    Run run =
        Run.of("check", "alfonso-five", "al-adli-two", "abu-naim", "--json", "--threads", "2");

    assertThat(run.status()).isEqualTo(ExitStatus.YES);
    assertThat(run.out().lines().map(line -> JSON.readTree(line).get("id").asString()))
        .containsExactly("alfonso-five", "al-adli-two", "abu-naim");
  }

  @Test
  void aRunThatIsTakenUpAgainRepeatsNothing() throws IOException {
    write("abu-naim", "al-adli-two");
    Path known = folder.resolve("known.jsonl");
    Run first = Run.of("check", folder.toString(), "--json", "--resume", known.toString());
    List<String> lines = Files.readAllLines(known);
    String faked = lines.getFirst().replaceAll("\"nodes\":[0-9]+", "\"nodes\":12345678");
    Files.writeString(known, faked + "\n" + lines.get(1).substring(0, 40));

    Run second = Run.of("check", folder.toString(), "--json", "--resume", known.toString());

    assertThat(first.out().lines()).hasSize(2);
    assertThat(second.out().lines().map(line -> JSON.readTree(line).get("nodes").asLong()))
        .hasSize(2)
        .contains(12345678L);
    assertThat(Files.readAllLines(known)).hasSize(2).allMatch(line -> line.endsWith("}"));
  }

  @Test
  void aDamagedLineCostsItsOwnAnswerOnly() throws IOException {
    write("abu-naim", "al-adli-two", "alfonso-five");
    Path known = folder.resolve("known.jsonl");
    String[] command = {"check", folder.toString(), "--json", "--resume", known.toString()};
    Run first = Run.of(command);
    List<String> lines = Files.readAllLines(known);
    byte[] cutInALetter = {'{', '"', 'q', (byte) 0xd9, '\n'};
    Files.writeString(known, lines.get(0) + "\n");
    Files.write(known, cutInALetter, StandardOpenOption.APPEND);
    Files.writeString(known, "{}\n" + lines.get(2) + "\n", StandardOpenOption.APPEND);
    Files.write(known, new byte[] {'{', (byte) 0xd9}, StandardOpenOption.APPEND);

    Run second = Run.of(command);

    assertThat(withoutTimes(second)).isEqualTo(withoutTimes(first));
    assertThat(Files.readAllBytes(known))
        .asString(StandardCharsets.ISO_8859_1)
        .contains(lines.get(0) + "\n{\"q\u00d9\n{}\n" + lines.get(2) + "\n{\"question\":");
    assertThat(lines.get(0) + lines.get(2)).isASCII();
  }

  @Test
  void twoRunsOnOneFileDoNotHarmEachOther() throws IOException {
    write("abu-naim", "al-adli-two");
    Path known = folder.resolve("known.jsonl");
    String[] command = {"check", folder.toString(), "--json", "--resume", known.toString()};
    Run.of(command);
    String before = Files.readString(known);

    try (FileChannel other = FileChannel.open(known, StandardOpenOption.WRITE);
        FileLock lock = other.lock()) {
      Run run = Run.of(command);

      assertThat(lock.isValid()).isTrue();
      assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
      assertThat(run.err()).contains("is in use by another run").hasLineCount(1);
    }
    assertThat(known).hasContent(before);
  }

  private static String withoutTimes(Run run) {
    return run.out().replaceAll("\"(nodes|seconds)\":[0-9.eE-]+", "");
  }

  @Test
  void aFileThatIsNoResultOfAnEarlierRunIsLeftAsItIs() throws IOException {
    write("al-adli-two");
    Path other = folder.resolve("al-adli-two.json");
    String before = Files.readString(other);

    Run run = Run.of("check", "al-adli-two", "--resume", other.toString());

    assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(run.err()).contains("name another file for --resume");
    assertThat(run.out()).isEmpty();
    assertThat(Files.readString(other)).isEqualTo(before);
  }

  @Test
  void aFenIsCheckedWithAFileForLaterRunsToo() throws IOException {
    Path known = folder.resolve("known");
    String[] command = {
      "check",
      "--fen",
      "6k1/5ppp/8/8/8/8/8/R5K1 w",
      "--stipulation",
      "mate in 1",
      "--json",
      "--resume",
      known.toString()
    };

    Run run = Run.of(command);

    assertThat(run.status()).isEqualTo(ExitStatus.YES);
    assertThat(run.out()).contains("\"verdict\":\"sound\"", "a1a8");
    assertThat(known).content().contains("a1a8");
    assertThat(Run.of(command).out()).isEqualTo(run.out());
  }

  @Test
  void aProblemMustBeNamedForAFileForLaterRunsToo() {
    String known = folder.resolve("known").toString();

    Run none = Run.of("check", "--resume", known);
    Run two = Run.of("check", "dilaram", "--fen", "6k1/5ppp/8/8/8/8/8/R5K1 w", "--resume", known);

    assertThat(none.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(none.err()).contains("missing problem");
    assertThat(two.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(two.err()).contains("two problems given");
  }

  @ParameterizedTest
  @CsvSource({
    "--within 0, '--within is a whole number from 1 to 500'",
    "--refutations many, '--refutations is a whole number from 1 to 100'"
  })
  void impossiblePlansAreRefused(String options, String why) {
    String[] words = ("check al-adli-two " + options).split(" ", -1);

    Run run = Run.of(words);

    assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(run.err()).contains(why);
  }

  @Test
  void progressSaysWhatIsBeingDecided() {
    CheckProgress moves =
        new CheckProgress(Stage.FIRST_MOVES, 11, 29, 6, 12_300_000, Duration.ofSeconds(3));
    CheckProgress duals =
        new CheckProgress(Stage.DUALS, 39, 112, 0, 12_300_000, Duration.ofSeconds(3));

    assertThat(CheckLine.write(moves))
        .isEqualTo("win in 6? deciding 12 of 29 first moves; 12.3 M nodes, 4.1 M/s, 3.00 s");
    assertThat(CheckLine.write(duals)).startsWith("duals: 40 of 112 positions; ");
  }

  private void write(String... ids) {
    for (String id : ids) {
      ProblemFile.write(folder.resolve(id + ".json"), Library.find(id).orElseThrow());
    }
  }
}
