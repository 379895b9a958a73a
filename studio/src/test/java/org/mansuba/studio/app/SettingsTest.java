package org.mansuba.studio.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mansuba.studio.DamagedText;

/** What the window remembers survives every state of its file. */
final class SettingsTest {
  private static final int CASES = Integer.getInteger("mansuba.mutations", 10_000) / 20;
  private static final double DEFAULT = 800;

  @TempDir private Path folder;

  @Test
  void numbersComeBack() {
    Path file = folder.resolve("settings");
    Settings settings = new Settings(file);
    settings.put("width", 1234.5);
    settings.write();
    assertThat(new Settings(file).number("width", DEFAULT)).isEqualTo(1234.5);
  }

  @Test
  void aDamagedFileNeverStopsTheStart() throws IOException {
    Path file = folder.resolve("settings");
    Settings settings = new Settings(file);
    settings.put("width", 1234.5);
    settings.put("height", 700);
    settings.write();
    String whole = Files.readString(file);
    DamagedText damaged = new DamagedText(9);
    for (int i = 0; i < CASES; i++) {
      Files.writeString(file, damaged.of(whole));
      double width = new Settings(file).number("width", DEFAULT);
      assertThat(width).isBetween(Double.MIN_VALUE, 20_000.0);
    }
  }
}
