package org.mansuba.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.mansuba.board.Kind;
import org.mansuba.board.Side;
import org.mansuba.problem.stipulation.StipulationText;

class WordsTest {
  private static final Pattern PLACE = Pattern.compile("\\{([0-9])([^}]*)}");

  @ParameterizedTest
  @EnumSource
  void everyLanguageHasEveryTextWithTheSamePlaces(Language language) {
    Words english = Words.of(Language.ENGLISH);
    Words own = Words.of(language);
    assertThat(new TreeSet<>(own.keys())).isEqualTo(new TreeSet<>(english.keys()));
    for (String key : english.keys()) {
      assertThat(own.pattern(key)).as(key).isNotBlank();
      assertThat(places(own.pattern(key))).as(key).isEqualTo(places(english.pattern(key)));
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyPluralHasTheFormsOfItsLanguageAndEveryReferenceATarget(Language language) {
    Words words = Words.of(language);
    for (String key : words.keys()) {
      PLACE
          .matcher(words.pattern(key))
          .results()
          .map(place -> place.group(2))
          .forEach(
              rest -> {
                if (rest.startsWith(":")) {
                  assertThat(rest.substring(1).split("[|]", -1))
                      .as(key)
                      .hasSameSizeAs(language.plural().categories());
                } else if (!rest.isEmpty()) {
                  assertThat(words.keys()).as(key).contains(rest.substring(1));
                }
              });
    }
  }

  @ParameterizedTest
  @CsvSource({
    "ENGLISH, in 1, in 2, in 5, in 21",
    "RUSSIAN, в 1 ход, в 2 хода, в 5 ходов, в 21 ход",
    "POLISH, w 1 posunięciu, w 2 posunięciach, w 5 posunięciach, w 21 posunięciach",
    "ARABIC, في نقلة واحدة, في نقلتين, في 5 نقلات, في 21 نقلة",
    "PERSIAN, در 1 حرکت, در 2 حرکت, در 5 حرکت, در 21 حرکت",
  })
  void numbersOfMovesAgreeWithTheirNoun(
      Language language, String one, String two, String five, String more) {
    Words words = Words.of(language);
    assertThat(words.text("in", 1)).isEqualTo(one);
    assertThat(words.text("in", 2)).isEqualTo(two);
    assertThat(words.text("in", 5)).isEqualTo(five);
    assertThat(words.text("in", 21)).isEqualTo(more);
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
  void movesStayApartFromTheWordsAroundThem() {
    Phrase phrase = Phrase.of("or", new PrintedMoves("1.Nh5+"), Phrase.moves("1.Kb1"));
    assertThat(Words.of(Language.ENGLISH).parts(phrase))
        .containsExactly(
            new Words.Part.Play("1.Nh5+"),
            new Words.Part.Plain(" or "),
            new Words.Part.Play("1.Kb1"));
  }

  @Test
  void stipulationsAreWritten() {
    assertThat(english("mate in 6")).isEqualTo("White mates in 6");
    assertThat(english("win in 36, checks only")).isEqualTo("White wins in 36, checks only");
    assertThat(english("Black wins")).isEqualTo("Black wins");
    assertThat(english("bare in 9")).isEqualTo("White bares the king in 9");
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

  private static Set<String> places(String text) {
    return PLACE
        .matcher(text)
        .results()
        .map((MatchResult place) -> place.group(1))
        .collect(Collectors.toSet());
  }
}
