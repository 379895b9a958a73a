package org.mansuba.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ExcerptTest {
  @Test
  void repeatsShortTextsAsTheyAre() {
    assertThat(Excerpt.of("منصوبة")).isEqualTo("\"منصوبة\"");
  }

  @Test
  void cutsLongTexts() {
    assertThat(Excerpt.of("x".repeat(1000))).isEqualTo("\"" + "x".repeat(40) + "…\"");
  }

  @Test
  void neverCutsACharacterInTwo() {
    assertThat(Excerpt.of("x".repeat(39) + "♔😀😀")).isEqualTo("\"" + "x".repeat(39) + "♔…\"");
    assertThat(Excerpt.of("x".repeat(39) + "😀")).isEqualTo("\"" + "x".repeat(39) + "…\"");
  }

  @Test
  void makesControlAndDirectionCharactersHarmless() {
    assertThat(Excerpt.of("\u001b[2J\0\n\u202e\u2028\ud800")).matches("\"\uFFFD\\[2J\uFFFD{5}\"");
  }
}
