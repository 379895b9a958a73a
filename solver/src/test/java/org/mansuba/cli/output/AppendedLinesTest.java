package org.mansuba.cli.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

final class AppendedLinesTest {
  @TempDir private Path folder;

  @Test
  void aFileIsOpenOnlyOnce() throws IOException {
    Path file = Files.writeString(folder.resolve("a"), "one\n");
    try (AppendedLines first = AppendedLines.open(file)) {
      assertThatThrownBy(() -> AppendedLines.open(file))
          .isInstanceOf(Refusal.class)
          .hasMessageContaining("is in use by another run");
      first.append("two");
    }

    try (AppendedLines again = AppendedLines.open(file)) {
      assertThat(again.lines()).containsExactly("one", "two");
    }
  }

  @Test
  void anUnfinishedLineIsKeptUntilAnotherTakesItsPlace() throws IOException {
    Path file = Files.writeString(folder.resolve("a"), "whole\nha");
    try (AppendedLines lines = AppendedLines.open(file)) {
      assertThat(lines.lines()).containsExactly("whole");
      assertThat(lines.unfinished()).isEqualTo("ha");
      assertThat(file).hasContent("whole\nha");
      lines.append("next");
    }

    assertThat(file).hasContent("whole\nnext\n");
  }

  @Test
  void aCutLetterHarmsItsOwnLineOnly() throws IOException {
    byte[] bytes = "é\nsecond\né".getBytes(StandardCharsets.UTF_8);
    bytes[1] = 'x';
    Path file = Files.write(folder.resolve("a"), Arrays.copyOf(bytes, bytes.length - 1));
    try (AppendedLines lines = AppendedLines.open(file)) {
      assertThat(lines.lines()).containsExactly(AppendedLines.DAMAGE + "x", "second");
      lines.append("third");
    }

    try (AppendedLines again = AppendedLines.open(file)) {
      assertThat(again.lines()).hasSize(3).endsWith("second", "third");
      assertThat(again.unfinished()).isEmpty();
    }
  }

  @Test
  @Timeout(20)
  void whatIsNoRegularFileIsRefusedUnread() throws Exception {
    assumeThat(Files.exists(Path.of("/dev/zero"))).isTrue();
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();

    for (Path path : new Path[] {Path.of("/dev/zero"), pipe}) {
      assertThatThrownBy(() -> AppendedLines.open(path))
          .isInstanceOf(Refusal.class)
          .hasMessageContaining("a device or a pipe");
    }
  }
}
