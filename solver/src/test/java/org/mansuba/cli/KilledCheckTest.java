package org.mansuba.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.mansuba.ChildProcess;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.problem.Library;
import org.mansuba.problem.ProblemFile;

/** A check of a folder that is killed while it runs. */
final class KilledCheckTest {
  private static final List<String> SHORT = List.of("abu-naim", "al-adli-two", "alfonso-five");
  private static final String LONG = "water-wheel";

  @TempDir private Path folder;

  @Test
  @Timeout(120)
  void whatWasReportedIsNotLost() throws IOException, InterruptedException {
    for (String id : SHORT) {
      ProblemFile.write(folder.resolve(id + ".json"), Library.find(id).orElseThrow());
    }
    Path unending = folder.resolve(LONG + ".json");
    ProblemFile.write(unending, Library.find(LONG).orElseThrow());
    Path known = folder.resolve("known.jsonl");
    String[] arguments = {
      "check",
      folder.toString(),
      "--json",
      "--threads",
      "1",
      "--time",
      "1h",
      "--resume",
      known.toString()
    };

    List<String> reported = killAfter(SHORT.size(), arguments);
    Files.delete(unending);
    Run again = Run.of(arguments);

    assertThat(reported).hasSize(SHORT.size());
    assertThat(again.out().lines().toList()).isEqualTo(reported);
    assertThat(again.status()).isEqualTo(ExitStatus.YES);
  }

  /** Runs the program in a process of its own and kills it when it has printed some lines. */
  private static List<String> killAfter(int lines, String... arguments)
      throws IOException, InterruptedException {
    Process process =
        ChildProcess.of(Mansuba.class, arguments)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    List<String> printed = new ArrayList<>();
    try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
      while (printed.size() < lines) {
        printed.add(String.valueOf(out.readLine()));
      }
    } finally {
      process.destroyForcibly();
      process.waitFor();
    }
    return printed;
  }
}
