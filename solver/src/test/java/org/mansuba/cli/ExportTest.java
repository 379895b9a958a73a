package org.mansuba.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.cli.output.Terminal;
import org.mansuba.export.format.Format;
import org.mansuba.problem.Problem;
import org.mansuba.problem.ProblemFile;
import org.mansuba.rules.Move;
import org.mansuba.score.NodePath;
import org.mansuba.score.Score;

class ExportTest {
  @Test
  void aTreeIsPrinted() {
    Run run = Run.of("tree", "abu-naim", "--memory", "64m");
    assertThat(run.status()).isEqualTo(ExitStatus.YES);
    assertThat(run.out()).contains("1.Nh5+! Rxh5 2.Rxg6+ Kxg6 3.Re6#");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void theFormatIsToldByTheNameOfTheFile(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("a.pgn");
    Run run = Run.of("export", "abu-naim", "-o", file.toString(), "--memory", "64m");
    assertThat(run).isEqualTo(new Run(ExitStatus.YES, "", ""));
    assertThat(Files.readString(file)).startsWith("[Event \"Abu Na'im's mate\"]");
  }

  @Test
  void aProblemIsExportedWithoutBeingSolved() {
    Run run = Run.of("export", "abu-naim", "--no-solve", "--lang", "pl");
    assertThat(run.out()).contains("Rozwiązania nie sprawdzono.").doesNotContain("Nh5");
  }

  @Test
  void aProblemWithoutASolutionIsToldWithStatusOne() {
    Run run = Run.of("tree", "abu-naim", "--stipulation", "mate in 2", "--memory", "64m");
    assertThat(run.status()).isEqualTo(ExitStatus.NO);
    assertThat(run.out()).contains("No solution: no mate in 2 moves or fewer (proved).");
  }

  @ParameterizedTest
  @EnumSource
  void whatALimitLeftOpenIsToldInEveryFormat(Format format, @TempDir Path folder) {
    Path file = folder.resolve("sheet");
    Run run =
        Run.of(
            "export",
            "dilarams-legacy",
            "--to",
            format.name().toLowerCase(Locale.ROOT),
            "-o",
            file.toString(),
            "--nodes",
            "1000",
            "--memory",
            "64m");
    assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
    assertThat(run.err())
        .startsWith("mansuba: Undecided")
        .endsWith(" (proved); the check stopped at its limit.\n")
        .hasLineCount(1);
    assertThat(file).isNotEmptyFile();
  }

  @ParameterizedTest
  @ValueSource(strings = {"tree", "export"})
  void solutionThatALimitCutIsToldToBeIncomplete(String command) {
    Run run = Run.of(command, "check", "--nodes", "1000");
    assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
    assertThat(run.err()).isEqualTo("mansuba: the solution is not complete; a limit came first\n");
  }

  /** Its second published line is sound, and its moves are preferred to others as good. */
  @ParameterizedTest
  @ValueSource(strings = {"tree --json", "export --to json", "export --to json --main-line"})
  void aWinSeenByChecksAloneIsPrintedToItsEnd(String command) {
    List<String> words = new ArrayList<>(List.of(command.split(" ", -1)));
    words.addAll(1, List.of("water-wheel", "--nodes", "3000000"));

    Run run = Run.of(words.toArray(String[]::new));

    assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
    byte[] json = run.out().getBytes(StandardCharsets.UTF_8);
    Problem written = ProblemFile.readAll(new ByteArrayInputStream(json), "printed").getFirst();
    Score solution = written.solution();
    List<Move> line = solution.moves(solution.end(NodePath.ROOT));
    assertThat(line).hasSize(71).isEqualTo(written.published().lines().get(1).moves());
  }

  @ParameterizedTest
  @ValueSource(strings = {"tree", "export"})
  void progressIsShownToPeopleWhoWantIt(String command) {
    // No machine ends this in the time, so that there always is progress to show.
    String[] words = {command, "water-wheel", "--time", "1s", "--memory", "64m"};
    String[] quiet = Arrays.copyOf(words, words.length + 1);
    quiet[words.length] = "--quiet";
    Run person = Run.with(new byte[0], Terminal.Reader.PERSON, _ -> {}, words);
    assertThat(person.err()).contains("\r\u001b[Kwin in ").contains("\r\u001b[Kmansuba: Undecided");
    assertThat(Run.of(words).err()).startsWith("mansuba: Undecided");
    assertThat(Run.with(new byte[0], Terminal.Reader.PERSON, _ -> {}, quiet).err())
        .startsWith("mansuba: Undecided");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          export abu-naim --to xml              | --to "xml" is not known; the formats are text
          export abu-naim --lang tlh            | --lang "tlh" is not known; the languages are en
          export abu-naim --letters runes       | --letters "runes" is not known; the letters are
          tree abu-naim --full --main-line      | --full and --main-line exclude each other
          export abu-naim --no-solve -o /nowhere/x.txt | /nowhere/x.txt cannot be written: its folder
          tree                                  | missing problem;
          """)
  void badInputIsToldInASentence(String command, String start) {
    Run run = Run.of(command.split(" "));
    assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("mansuba: " + start).hasLineCount(1);
  }
}
