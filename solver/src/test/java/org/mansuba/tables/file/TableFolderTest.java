package org.mansuba.tables.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mansuba.tables.index.TableException;

final class TableFolderTest {
  private static final Path HOME = Path.of("home");

  @Test
  void folderOfTheVariableComesFirst() {
    Map<String, String> both = Map.of("MANSUBA_TABLES", "mine", "XDG_DATA_HOME", "data");

    assertThat(TableFolder.of(both, "linux", HOME)).isEqualTo(Path.of("mine"));
  }

  @Test
  void variableThatNamesAFileIsRefused(@TempDir Path folder) throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    Map<String, String> named = Map.of("MANSUBA_TABLES", file.toString());

    assertThatThrownBy(() -> TableFolder.of(named, "linux", HOME))
        .isInstanceOf(TableException.class)
        .hasMessageContaining("which is not a folder");
  }

  @Test
  void variableThatNamesAFileKeepsNoOtherFolderFromBeingCompared(@TempDir Path folder)
      throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    Map<String, String> named = Map.of("MANSUBA_TABLES", file.toString());

    assertThat(TableFolder.unchecked(named, "linux", HOME)).isEqualTo(file);
  }

  @Test
  void variableThatNamesNoPathIsRefused() {
    for (String variable : List.of("MANSUBA_TABLES", "XDG_DATA_HOME")) {
      Map<String, String> named = Map.of(variable, "\0");

      assertThatThrownBy(() -> TableFolder.of(named, "linux", HOME))
          .isInstanceOf(TableException.class)
          .hasMessageContaining("which Java cannot name");
    }
  }

  @Test
  void elseItIsAmongTheUsersData() {
    assertThat(TableFolder.of(Map.of(), "linux", HOME))
        .isEqualTo(HOME.resolve(".local/share/mansuba/tables"));
    assertThat(TableFolder.of(Map.of("XDG_DATA_HOME", "data"), "linux", HOME))
        .isEqualTo(Path.of("data/mansuba/tables"));
    assertThat(TableFolder.of(Map.of(), "mac os x", HOME))
        .isEqualTo(HOME.resolve("Library/Application Support/mansuba/tables"));
    assertThat(TableFolder.of(Map.of("LOCALAPPDATA", "local"), "windows 11", HOME))
        .isEqualTo(Path.of("local/mansuba/tables"));
  }
}
