package org.mansuba.studio.i18n;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The bundles and the code agree. */
final class TextsTest {
  private static final Pattern KEY =
      Pattern.compile(
          "\\.(?:get|bind|label|title|button|iconButton|iconToggle|item|toggle|menu|choice|explain)"
              + "\\(\\s*(?:[a-z]+,\\s*)?\"([a-zA-Z]+(?:\\.[a-zA-Z0-9_]+)+)\"");

  private static Set<String> keysInCode() throws IOException {
    Set<String> keys = new TreeSet<>();
    try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
        Matcher matcher = KEY.matcher(Files.readString(file));
        while (matcher.find()) {
          keys.add(matcher.group(1));
        }
      }
    }
    return keys;
  }

  @Test
  void everyKeyInTheCodeHasATextOrAnExplanation() throws IOException {
    Set<String> known = Texts.bundle(Language.ENGLISH).keySet();
    assertThat(keysInCode()).isNotEmpty();
    assertThat(keysInCode().stream().filter(k -> !known.contains(k) && !known.contains(k + ".tip")))
        .isEmpty();
  }
}
