package org.mansuba.studio.i18n;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class LinesTest {
  @Test
  void otherLettersStayAsTheyAre() {
    String text = "A sentence that is much longer than ten letters.";
    assertThat(Lines.broken(text, 10)).isEqualTo(text);
    assertThat(Lines.isRightToLeft(text)).isFalse();
  }

  @Test
  void arabicLettersAreBrokenAtSpaces() {
    assertThat(Lines.isRightToLeft("e4 شاه")).isTrue();
    assertThat(Lines.broken("شاه مات شاه مات", 8)).isEqualTo("شاه مات\nشاه مات");
    assertThat(Lines.broken("شاه\nمات", 100)).isEqualTo("شاه\nمات");
    assertThat(Lines.broken("لاتنكسرهذهالكلمة", 4)).isEqualTo("لاتنكسرهذهالكلمة");
  }
}
