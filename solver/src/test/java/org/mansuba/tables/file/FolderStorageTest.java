package org.mansuba.tables.file;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** How a folder is quoted in a command for users to copy. */
final class FolderStorageTest {
  @Test
  void folderOfTheUserNeedsNoNaming() {
    assertThat(new FolderStorage(TableFolder.ofUser()).option()).isEmpty();
  }
}
