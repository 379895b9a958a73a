package org.mansuba.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.export.format.Format;
import org.mansuba.rules.fast.SteppingAlfils;

/**
 * No command lets out an answer found by wrong rules: the plain rules, which share no code with
 * those of the search, contradict it, and the command ends as an internal error.
 */
final class PlantedErrorTest {
  /** Only an alfil that steps from e5 to f6 mates at once. */
  private static final String KEY = "7k/R7/8/4A3/8/8/2p5/4K1R1 w";

  @TempDir private Path folder = Path.of("");

  private Run faulty(String line) {
    List<String> words = new ArrayList<>();
    for (String word : line.split(" ", -1)) {
      words.add(word.replace('_', ' '));
    }
    words.addAll(1, List.of("--fen", KEY));
    return run(words);
  }

  private static Run run(List<String> words) {
    try (SteppingAlfils _ = new SteppingAlfils()) {
      return Run.of(words.toArray(String[]::new));
    }
  }

  private void assertNothingGotOut(Run run) throws IOException {
    assertThat(run.status()).isEqualTo(ExitStatus.INTERNAL);
    assertThat(run.out()).doesNotContain("f6", "mates in 1", "Mate in 1", "Sound");
    assertThat(run.err()).contains("not legal");
    try (Stream<Path> written = Files.walk(folder).filter(Files::isRegularFile)) {
      assertThat(written).allSatisfy(file -> assertThat(file).content().doesNotContain("f6"));
    }
  }

  /** Makes sure that the others test something: it is a mate by the wrong rules alone. */
  @Test
  void theDiagramHasNoMateByTheRules() {
    Run run = Run.of("solve", "--fen", KEY, "--stipulation", "mate in 1");

    assertThat(run.status()).isEqualTo(ExitStatus.NO);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "solve --stipulation mate_in_1",
        "solve --stipulation mate_in_1 --json",
        "solve --stipulation mate_in_1 --quiet",
        "solve --stipulation win_in_1",
        "solve --stipulation mate_in_1 --threads 2",
        "check --stipulation mate_in_1",
        "check --stipulation mate_in_1 --json",
        "check --stipulation mate_in_2",
        "tree --stipulation mate_in_1",
        "repair --stipulation mate_in_1",
        "repair --stipulation mate_in_1 --json --all",
        "minimal --stipulation mate_in_1",
        "minimal --stipulation mate_in_1 --json",
      })
  void everyCommandEndsAsAnInternalError(String line) throws IOException {
    assertNothingGotOut(faulty(line));
  }

  @ParameterizedTest
  @EnumSource
  void noFormatIsExported(Format format) throws IOException {
    Path file = folder.resolve("out");
    String name = format.name().toLowerCase(Locale.ROOT);

    assertNothingGotOut(faulty("export --stipulation mate_in_1 --to " + name + " -o " + file));
    assertThat(file).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "check --stipulation mate_in_1 --resume",
        "repair --stipulation mate_in_1 --resume",
        "minimal --stipulation mate_in_1 --resume",
        "solve --stipulation mate_in_1 --checkpoint",
        "solve --stipulation mate_in_1 --certificate"
      })
  void noFileForLaterRunsKeepsIt(String line) throws IOException {
    assertNothingGotOut(faulty(line + " " + folder.resolve("kept")));
  }
}
