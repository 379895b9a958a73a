package org.mansuba.tables.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How a folder is named in a command that a reader is to copy. */
final class FolderStorageTest {
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
  void folderIsOneWordOfAShell(String folder, String word) {
    assertThat(new FolderStorage(Path.of(folder)).option()).isEqualTo(" --dir " + word);
  }

  @Test
  void folderOfTheUserNeedsNoNaming() {
    assertThat(new FolderStorage(TableFolder.ofUser()).option()).isEmpty();
  }
}
