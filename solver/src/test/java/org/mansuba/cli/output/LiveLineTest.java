package org.mansuba.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LiveLineTest {
  private static final String CLEAR = "\r\u001b[K";

  private final ByteArrayOutputStream screen = new ByteArrayOutputStream();

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 1", "20, 19", "80, 79", "300, 79"})
  void fitsTheTerminal(int columns, int longest) {
    LiveLine.on(terminal(columns)).show(() -> "x".repeat(500));

    String line = screen.toString(StandardCharsets.UTF_8).substring(CLEAR.length());
    assertThat(line).hasSize(longest).endsWith("…");
  }

  @Test
  void leavesTheLineEmpty() {
    try (LiveLine line = LiveLine.on(terminal(80))) {
      line.show(() -> "none in 3  ");
    }

    assertThat(screen.toString(StandardCharsets.UTF_8)).isEqualTo(CLEAR + "none in 3" + CLEAR);
  }

  private Terminal terminal(int columns) {
    PrintStream printed = new PrintStream(screen, false, StandardCharsets.UTF_8);
    return new Terminal(
        InputStream.nullInputStream(), printed, printed, Terminal.Reader.PERSON, columns);
  }
}
