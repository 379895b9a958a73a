package org.mansuba.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Compares the examples of all documents with what the program prints. {@code ./build test
 * -Dtest=ExamplesTest -Dexamples.update=true -Dsurefire.failIfNoSpecifiedTests=false} writes them
 * anew.
 *
 * <p>A fence {@code console} holds commands, each after {@code $}, and their output; any other
 * fence with a file name after its language holds a file that later commands read.
 */
final class ExamplesTest {
  private static final boolean UPDATE = Boolean.getBoolean("examples.update");
  private static final Pattern FENCE =
      Pattern.compile("(?m)^```(\\w+)(?: (\\S+))?\\n((?:(?!```).*\\n)*)```$");
  private static final Pattern EXAMPLE = Pattern.compile("(?m)^\\$ (.*)\\n((?:(?!\\$ ).*\\n)*)");

  @TempDir private Path folder;

  @ParameterizedTest
  @MethodSource("documents")
  void examplesAreWhatTheProgramPrints(Path document) throws IOException {
    String text = Documents.read(document);
    String actual = rewritten(text, new Console(folder));

    if (UPDATE) {
      Files.writeString(Documents.ROOT.resolve(document), actual);
    } else {
      assertThat(actual).isEqualTo(text);
    }
  }

  @Test
  void readmeAndEveryPageOfTheManualHaveExamples() throws IOException {
    for (Path document : Documents.all()) {
      if (document.startsWith("README.md") || document.startsWith(Path.of("docs", "manual"))) {
        assertThat(Documents.read(document)).as(document.toString()).contains("```console\n$ ");
      }
    }
  }

  /** Every example is a command that the console knows, so that none escapes the comparison. */
  @Test
  void everyConsoleBlockBeginsWithACommand() throws IOException {
    for (Path document : Documents.all()) {
      assertThat(Documents.read(document))
          .as(document.toString())
          .doesNotContainPattern("```console\\n(?!\\$ )");
    }
  }

  static Stream<Path> documents() throws IOException {
    return Documents.all().stream();
  }

  /** Returns the text with the output of the program; output that differs in times alone stays. */
  private static String rewritten(String text, Console console) throws IOException {
    Matcher fence = FENCE.matcher(text);
    StringBuilder result = new StringBuilder();
    while (fence.find()) {
      String content = fence.group(3);
      if (fence.group(1).equals("console")) {
        content = console(content, console);
      } else if (fence.group(2) != null) {
        console.write(fence.group(2), content);
      }
      String head = fence.group().substring(0, fence.start(3) - fence.start());
      fence.appendReplacement(result, Matcher.quoteReplacement(head + content + "```"));
    }
    return fence.appendTail(result).toString();
  }

  private static String console(String content, Console console) throws IOException {
    StringBuilder result = new StringBuilder();
    Matcher example = EXAMPLE.matcher(content);
    while (example.find()) {
      String shown = example.group(2);
      String printed = console.run(example.group(1));
      result.append("$ ").append(example.group(1)).append('\n');
      result.append(masked(shown).equals(masked(printed)) ? shown : printed);
    }
    return result.toString();
  }

  /** Replaces what no two runs have in common: counts of nodes, and times. */
  private static String masked(String output) {
    return output
        .replaceAll("[0-9.]+ s\\b", "T s")
        .replaceAll("(?m)^[0-9,]+ nodes", "N nodes")
        .replaceAll("\"nodes\":[0-9]+", "\"nodes\":N")
        .replaceAll("\"seconds\":[0-9.]+", "\"seconds\":T")
        .replaceAll("[0-9.]+ [kM] leaves/s", "T leaves/s");
  }
}
