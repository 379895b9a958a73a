package org.mansuba.tables.file;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Texts as single words of a shell. */
final class ShellWordTest {
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '|',
      value = {
        "/data/tables-1_a.b     | /data/tables-1_a.b",
        "/data/таблицы          | /data/таблицы",
        "/my data/tables        | '/my data/tables'",
        "/data/$HOME/\"x\";rm   | '/data/$HOME/\"x\";rm'",
        "/data/Abu Na'im        | '/data/Abu Na'\\''im'"
      })
  void quotesOnlyWhereAShellNeedsIt(String text, String word) {
    assertThat(ShellWord.of(text)).isEqualTo(word);
  }
}
