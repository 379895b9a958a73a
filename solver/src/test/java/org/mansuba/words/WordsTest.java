package org.mansuba.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mansuba.board.Kind;
import org.mansuba.board.Side;
import org.mansuba.problem.stipulation.StipulationText;

class WordsTest {
  private static final Object[] VALUES = {"<0>", "<1>", "<2>"};

  @ParameterizedTest
  @EnumSource
  void everyLanguageHasTheWordsOfASolutionWithTheSamePlaces(Language language) {
    Set<String> keys = new TreeSet<>(Words.keys(Language.ENGLISH));
    assertThat(new TreeSet<>(Words.keys(language))).isEqualTo(keys);
    for (String key : keys) {
      assertThat(places(Words.of(language).text(key, VALUES)))
          .as(key)
          .isEqualTo(places(Words.of(Language.ENGLISH).text(key, VALUES)));
    }
  }

  @ParameterizedTest
  @EnumSource
  void everySideAndKindHasAName(Language language) {
    Words words = Words.of(language);
    for (Kind kind : Kind.values()) {
      assertThat(words.kind(kind)).isNotBlank();
    }
    assertThat(words.side(Side.WHITE)).isNotEqualTo(words.side(Side.BLACK));
    assertThat(words.toMove(Side.WHITE)).isNotEqualTo(words.toMove(Side.BLACK));
  }

  @Test
  void remarksAreChosenInTheLanguageThenInEnglishThenInAny() {
    Words russian = Words.of(Language.RUSSIAN);
    assertThat(russian.choose(Map.of("en", "e", "ru", "r"))).hasValue("r");
    assertThat(russian.choose(Map.of("en", "e", "pl", "p"))).hasValue("e");
    assertThat(russian.choose(Map.of("pl", "p"))).hasValue("p");
    assertThat(russian.choose(Map.of())).isEmpty();
  }

  @Test
  void stipulationsAreWritten() {
    assertThat(english("mate in 6")).isEqualTo("White mates in 6");
    assertThat(english("win in 36, checks only")).isEqualTo("White wins in 36, checks only");
    assertThat(english("Black wins")).isEqualTo("Black wins");
    assertThat(english("mate in 5, with the alfil, king on h7"))
        .isEqualTo("White mates in 5, king on h7, with the alfil");
  }

  @Test
  void anUnknownTextIsAMistakeOfTheProgram() {
    assertThatThrownBy(() -> Words.of(Language.ENGLISH).text("nothing"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static String english(String stipulation) {
    return StipulationWords.write(
        StipulationText.read(stipulation, Side.WHITE), Words.of(Language.ENGLISH));
  }

  private static List<String> places(String text) {
    return Pattern.compile("<[0-9]>")
        .matcher(text)
        .results()
        .map(MatchResult::group)
        .distinct()
        .sorted()
        .collect(Collectors.toList());
  }
}
