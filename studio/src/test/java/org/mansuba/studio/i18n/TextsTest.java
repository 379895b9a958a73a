package org.mansuba.studio.i18n;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mansuba.words.Language;
import org.mansuba.words.Phrase;

/** The bundles agree with each other and with the code. */
final class TextsTest {
  private static final Pattern USED_KEY =
      Pattern.compile(
          "\\.(?:get|bind|label|title|button|iconButton|iconToggle|wrapped|item|toggle|menu|choice|explain)"
              + "\\(\\s*(?:[a-zA-Z]+,\\s*)?\"([a-zA-Z]+(?:\\.[a-zA-Z0-9_]+)+)\"");
  private static final Pattern LITERAL = Pattern.compile("\"([a-zA-Z]+(?:\\.[a-zA-Z0-9_]*)*)\"");
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\d}");

  private static String code() throws IOException {
    StringBuilder code = new StringBuilder();
    try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
        code.append(Files.readString(file));
      }
    }
    return code.toString();
  }

  private static Map<String, String> lines(Language language) throws IOException {
    Path file =
        Path.of(
            "src/main/resources/org/mansuba/studio/i18n/texts_" + language.code() + ".properties");
    Map<String, String> lines = new TreeMap<>();
    for (String line : Files.readAllLines(file)) {
      if (!line.isBlank() && !line.startsWith("#")) {
        String[] sides = line.split(" = ", 2);
        assertThat(lines.put(sides[0], sides[1])).as("%s stands twice", sides[0]).isNull();
      }
    }
    return lines;
  }

  private static List<String> placeholders(String text) {
    return PLACEHOLDER.matcher(text).results().map(MatchResult::group).sorted().toList();
  }

  @Test
  void everyKeyInTheCodeHasATextOrAnExplanation() throws IOException {
    Set<String> known = Texts.bundle(Language.ENGLISH).keySet();
    Set<String> used =
        USED_KEY.matcher(code()).results().map(m -> m.group(1)).collect(Collectors.toSet());
    assertThat(used).isNotEmpty();
    assertThat(used.stream().filter(k -> !known.contains(k) && !known.contains(k + ".tip")))
        .isEmpty();
  }

  @Test
  void everyTextIsUsed() throws IOException {
    Set<String> literals =
        LITERAL.matcher(code()).results().map(m -> m.group(1)).collect(Collectors.toSet());
    assertThat(lines(Language.ENGLISH).keySet().stream().filter(k -> !isUsed(k, literals)))
        .isEmpty();
  }

  /** Whether the code has a key, or the beginning of one that ends in a dot, or all but its end. */
  private static boolean isUsed(String key, Set<String> literals) {
    for (int end = key.length(); end > 0; end = key.lastIndexOf('.', end - 1)) {
      String beginning = key.substring(0, end);
      if (literals.contains(beginning) || literals.contains(beginning + ".")) {
        return true;
      }
    }
    return false;
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyLanguageSaysTheSameThingsWithTheSamePlaces(Language language) throws IOException {
    Map<String, String> english = lines(Language.ENGLISH);
    Map<String, String> own = lines(language);
    assertThat(own.keySet()).isEqualTo(new TreeSet<>(english.keySet()));
    own.forEach(
        (key, text) -> {
          assertThat(text).as(key).isNotBlank().doesNotContain("'");
          assertThat(placeholders(text))
              .as(key)
              .isEqualTo(placeholders(english.getOrDefault(key, "")));
        });
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void theWindowSpeaksTheLanguageChosenAndNumbersStayWestern(Language language) {
    Texts texts = new Texts();
    texts.languageProperty().set(language);
    assertThat(texts.say(Phrase.of("in", 6))).contains("6");
    assertThat(texts.get("status.saved", "a.json")).contains("a.json");
  }
}
