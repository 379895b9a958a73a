package org.mansuba.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumbersTest {
  @ParameterizedTest
  @CsvSource({"0, 0 leaves", "1, 1 leaf", "2, 2 leaves", "1234567, '1,234,567 leaves'"})
  void oneIsSingular(long count, String text) {
    assertThat(Numbers.count(count, "leaf", "leaves")).isEqualTo(text);
  }
}
