package org.mansuba.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class YardstickTest {
  @TempDir private Path folder;

  @Test
  void countsByItselfWhereNoProgramIsInstalled() {
    Yardstick taken = Yardstick.take(Stream.of("", "\0", folder.toString(), folder + "/none"));

    assertThat(taken.name()).isEqualTo("mansuba");
    assertThat(taken.cpuSeconds()).isPositive();
  }

  @Test
  void folderOfTheProgramsNameIsNoProgram() throws IOException {
    Files.createDirectory(folder.resolve("fairy-stockfish"));

    assertThat(Yardstick.take(Stream.of(folder.toString())).name()).isEqualTo("mansuba");
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void isTakenByTheProgramThatIsInstalled() throws IOException {
    Path program =
        install("while read line; do case $line in go*) echo Nodes searched: 1;; esac; done");

    assertThat(Yardstick.take(Stream.of("\0", String.valueOf(program.getParent()))).name())
        .isEqualTo("fairy-stockfish");
  }

  @ParameterizedTest
  @ValueSource(strings = {"exit 1", "echo Unknown command", "exec /nowhere"})
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void programThatDoesNotCountIsNoYardstick(String commands) throws IOException {
    Path program = install(commands);

    assertThat(Yardstick.take(Stream.of(String.valueOf(program.getParent()))).name())
        .isEqualTo("mansuba");
  }

  private Path install(String commands) throws IOException {
    Path program =
        Files.writeString(folder.resolve("fairy-stockfish"), "#!/bin/sh\n" + commands + "\n");
    assertThat(program.toFile().setExecutable(true)).isTrue();
    return program;
  }
}
