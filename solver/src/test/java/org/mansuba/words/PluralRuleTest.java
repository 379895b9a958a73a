package org.mansuba.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The samples of whole numbers that CLDR publishes with its plural rules. */
class PluralRuleTest {
  @ParameterizedTest
  @CsvSource({
    "ENGLISH, ONE, 1",
    "ENGLISH, OTHER, 0 2~16 100 1000 10000 100000 1000000",
    "RUSSIAN, ONE, 1 21 31 41 51 61 71 81 101 1001",
    "RUSSIAN, FEW, 2~4 22~24 32~34 42~44 52~54 62 102 1002",
    "RUSSIAN, MANY, 0 5~19 100 1000 10000 100000 1000000",
    "POLISH, ONE, 1",
    "POLISH, FEW, 2~4 22~24 32~34 42~44 52~54 62 102 1002",
    "POLISH, MANY, 0 5~19 100 1000 10000 100000 1000000",
    "ARABIC, ZERO, 0",
    "ARABIC, ONE, 1",
    "ARABIC, TWO, 2",
    "ARABIC, FEW, 3~10 103~110 1003",
    "ARABIC, MANY, 11~26 111 1011",
    "ARABIC, OTHER, 100~102 200~202 300~302 400~402 500~502 600 1000 10000 100000 1000000",
    "PERSIAN, ONE, 0 1",
    "PERSIAN, OTHER, 2~17 100 1000 10000 100000 1000000",
  })
  void numbersHaveTheFormsOfCldr(Language language, PluralRule.Category category, String samples) {
    PluralRule rule = language.plural();
    assertThat(rule.categories()).contains(category);
    Stream.of(samples.split(" "))
        .flatMapToInt(PluralRuleTest::numbers)
        .forEach(number -> assertThat(rule.of(number)).as("%d", number).isEqualTo(category));
  }

  private static IntStream numbers(String sample) {
    String[] ends = sample.split("~", -1);
    return IntStream.rangeClosed(
        Integer.parseInt(ends[0]), Integer.parseInt(ends[ends.length - 1]));
  }
}
