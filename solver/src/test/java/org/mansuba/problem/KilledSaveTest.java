package org.mansuba.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.mansuba.ChildProcess;
import org.mansuba.notation.Fen;

/** Kills a program while it saves problems. */
class KilledSaveTest {
  private static final int KILLS = 12;
  private static final int PROBLEMS = 200;
  private static final int MOST_PIECES = 200;
  private static final int MOST_NANOS = 2_000_000;

  @TempDir private Path folder;

  @Test
  @Timeout(120)
  void theFileIsTheWholeOldOneOrTheWholeNewOne() throws IOException, InterruptedException {
    Path one = collection("one.json", "Old");
    Path other = collection("other.json", "New, and a little longer");
    Path file = Files.copy(one, folder.resolve("saved.json"));
    SplittableRandom random = new SplittableRandom(20_261_130);

    for (int i = 0; i < KILLS; i++) {
      List<Path> files = List.of(one, other, file);
      saveAndKill(files, random.nextInt(1, MOST_PIECES), random.nextInt(MOST_NANOS));
      assertThat(Files.readString(file)).isIn(Files.readString(one), Files.readString(other));
    }

    ProblemFile.write(file, Problem.of(Fen.read("8/8/8/3k4/8/1KF5/8/f7 w")).withTitle("Last"));
    assertThat(ProblemFile.read(file).title()).isEqualTo("Last");
  }

  private Path collection(String name, String title) {
    Problem problem = Problem.of(Fen.read("7k/8/8/3K4/8/8/p7/1R6 w")).withTitle(title);
    Path file = folder.resolve(name);
    ProblemFile.write(file, Collections.nCopies(PROBLEMS, problem));
    return file;
  }

  /** Kills a saving program some time after it has written {@code pieces} pieces. */
  private static void saveAndKill(List<Path> files, int pieces, int nanos)
      throws IOException, InterruptedException {
    Process process =
        ChildProcess.of(
                EndlessSaving.class,
                files.get(0).toString(),
                files.get(1).toString(),
                files.get(2).toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
      assertThat(out.lines().limit(pieces)).hasSize(pieces);
      long end = System.nanoTime() + nanos;
      while (System.nanoTime() < end) {
        Thread.onSpinWait();
      }
    } finally {
      process.destroyForcibly();
      process.waitFor();
    }
  }
}
