package org.mansuba.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Whether the README shows what the program prints. {@code ./build test -Dtest=ReadmeTest
 * -Dreadme.update=true} writes it anew.
 */
final class ReadmeTest {
  private static final Path README = Path.of("..", "README.md");
  private static final String UPDATE = "readme.update";

  /** A fenced block of a command and what it prints. */
  private static final Pattern EXAMPLE =
      Pattern.compile("(?m)^```console\\n\\$ \\./mansuba (.*)\\n((?:(?!```).*\\n)*)```$");

  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

  @Test
  void examplesAreWhatTheProgramPrints() throws IOException {
    String text = Files.readString(README);
    Matcher example = EXAMPLE.matcher(text);
    StringBuilder updated = new StringBuilder();
    List<String> shown = new ArrayList<>();
    List<String> printed = new ArrayList<>();
    while (example.find()) {
      String command = example.group(1);
      Run run = Run.of(words(command));
      shown.add(command + "\n" + masked(example.group(2)));
      printed.add(command + "\n" + masked(run.out()));
      String block = "```console\n$ ./mansuba " + command + "\n" + run.out() + "```";
      example.appendReplacement(updated, Matcher.quoteReplacement(block));
    }
    example.appendTail(updated);

    if (Boolean.getBoolean(UPDATE)) {
      Files.writeString(README, updated);
    } else {
      assertThat(shown).isNotEmpty().isEqualTo(printed);
    }
  }

  /** What no two runs have in common: counts of nodes, and times. */
  private static String masked(String output) {
    return output
        .replaceAll("(?m)^[0-9,]+ nodes, .*$", "N nodes, T")
        .replaceAll("(?m)^(By table .*), [0-9.]+ s$", "$1, T")
        .replaceAll("\"nodes\":[0-9]+,\"seconds\":[0-9.]+", "\"nodes\":N,\"seconds\":T")
        .replaceAll(" leaves, .*", " leaves, T");
  }

  private static String[] words(String command) {
    return WORD.matcher(command)
        .results()
        .map(word -> word.group(1) == null ? word.group(2) : word.group(1))
        .toArray(String[]::new);
  }
}
