package org.mansuba.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.mansuba.cli.output.ExitStatus;

/** Every command explains itself in 80 columns, without lines that end before they must. */
final class HelpTest {
  private static final int WIDTH = 80;

  private static Stream<String> commands() {
    return Program.commandNames().stream();
  }

  @ParameterizedTest
  @MethodSource("commands")
  void fitsAndIsFilled(String command) {
    Run run = Run.of((command + " --help").split(" ", -1));
    List<String> lines = run.out().lines().toList();

    assertThat(run.status()).isEqualTo(ExitStatus.YES);
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).startsWith("Usage: mansuba " + command + " ");
    assertThat(lines).allMatch(line -> line.length() <= WIDTH);
    assertThat(ragged(lines)).isEmpty();
  }

  @Test
  void theOverviewTellsHowToLearnMoreAndAllItListsIsExplained() {
    String overview = Run.of("help").out();
    List<String> listed =
        overview
            .lines()
            .takeWhile(line -> !line.startsWith("A PROBLEM"))
            .filter(line -> line.startsWith("  "))
            .map(line -> line.strip().split(" ", 2)[0])
            .toList();

    assertThat(overview).contains("mansuba help COMMAND");
    assertThat(listed).contains("solve", "studio").hasSizeGreaterThan(12);
    for (String command : listed) {
      Run run = Run.of("help", command);
      assertThat(run.status()).as(command).isEqualTo(ExitStatus.YES);
      assertThat(run.out()).startsWith("Usage: mansuba " + command);
    }
    assertThat(Run.of("help", "tables", "mine").out()).startsWith("Usage: mansuba tables mine ");
    assertThat(Run.of("help", "nothing").err()).contains("unknown command \"nothing\"");
  }

  @Test
  void aLineThatEndsTooEarlyIsFound() {
    String words = "word ".repeat(14).strip();
    assertThat(ragged(List.of(words, "end"))).containsExactly(words);
    assertThat(ragged(List.of(words + " and more", "extended"))).isEmpty();
    assertThat(ragged(List.of(words, "", "end", "  an example"))).isEmpty();
    assertThat(ragged(List.of("  --rules=A,B,C", "            What", "              differs")))
        .containsExactly("            What");
  }

  /** The lines that had room for the first word of the line that continues them. */
  private static List<String> ragged(List<String> lines) {
    List<String> ragged = new ArrayList<>();
    for (int i = 0; i + 1 < lines.size(); i++) {
      String line = lines.get(i);
      String next = lines.get(i + 1);
      String word = next.strip().split(" ", 2)[0];
      // A blank is kept behind each word, as the wrapping counts it.
      if (isContinued(line, next) && line.length() + 1 + word.length() + 1 <= WIDTH) {
        ragged.add(line);
      }
    }
    return ragged;
  }

  private static boolean isContinued(String line, String next) {
    if (line.isBlank() || next.isBlank() || line.startsWith("Usage:")) {
      return false;
    }
    boolean isText = indentation(line) == 0 || indentation(line) > 8 || line.matches(".*\\S  .*");
    boolean goesOn = indentation(line) == 0 ? indentation(next) == 0 : indentation(next) > 8;
    // An option whose name is too long for its column stands above its description.
    return isText && goesOn && !line.strip().startsWith("[-");
  }

  private static int indentation(String line) {
    return line.length() - line.stripLeading().length();
  }
}
