package org.mansuba.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
    assertThat(run.out()).contains("No solution in 2 moves or fewer (proved).");
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
          tree                                  | which problem?
          """)
  void badInputIsToldInASentence(String command, String start) {
    Run run = Run.of(command.split(" "));
    assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("mansuba: " + start).hasLineCount(1);
  }
}
