package org.mansuba.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.mansuba.ChildProcess;
import org.mansuba.cli.output.ExitStatus;

/** A search that is killed at arbitrary moments while it runs, and resumed. */
final class KilledSolveTest {
  private static final int KILLS = 4;

  @TempDir private Path folder;

  @Test
  @Timeout(240)
  void searchThatIsKilledGoesOnWhereItWasKept() throws IOException, InterruptedException {
    Path kept = folder.resolve("legacy.kept");
    String[] question = {
      "solve", "dilarams-legacy", "--stipulation", "win in 6", "--threads", "1", "--json"
    };
    String atOnce = Run.of(question).out();
    String[] arguments = Arrays.copyOf(question, question.length + 4);
    List<String> keep = List.of("--checkpoint", kept.toString(), "--every", "50ms");
    System.arraycopy(keep.toArray(), 0, arguments, question.length, keep.size());
    SplittableRandom random = new SplittableRandom(3);

    for (int i = 0; i < KILLS; i++) {
      killAfterMillis(random.nextInt(700, 1_600), arguments);
    }
    Run last = Run.of(arguments);

    assertThat(kept).exists();
    assertThat(verdict(last.out())).isEqualTo(verdict(atOnce)).contains("no-win");
    assertThat(nodes(last.out())).isLessThan(2 * nodes(atOnce));
    assertThat(last.status()).isEqualTo(ExitStatus.NO);
    assertThat(names()).filteredOn(name -> !name.endsWith(".tmp")).containsExactly("legacy.kept");
  }

  @Test
  void fileOfAnotherQuestionOrADamagedOneIsRefused() throws IOException {
    Path kept = folder.resolve("kept");
    Run.of("solve", "abu-naim", "--checkpoint", kept.toString());
    Run other = Run.of("solve", "al-adli", "--checkpoint", kept.toString());
    byte[] bytes = Files.readAllBytes(kept);
    bytes[bytes.length / 2] ^= 4;
    Files.write(kept, bytes);
    Run damaged = Run.of("solve", "abu-naim", "--checkpoint", kept.toString());
    Files.write(kept, Arrays.copyOf(bytes, bytes.length - 9));
    Run cut = Run.of("solve", "abu-naim", "--checkpoint", kept.toString());
    Files.writeString(kept, "{}");
    Run foreign = Run.of("solve", "abu-naim", "--checkpoint", kept.toString());
    Run nowhere = Run.of("solve", "abu-naim", "--checkpoint", folder + "/no/file");

    assertThat(other.err()).contains("is the checkpoint of another problem");
    assertThat(damaged.err()).contains("is damaged");
    assertThat(cut.err()).contains("is damaged");
    assertThat(foreign.err()).contains("is not a checkpoint of this version of the program");
    assertThat(nowhere.err()).contains("its folder does not exist");
    for (Run run : List.of(other, damaged, cut, foreign, nowhere)) {
      assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
      assertThat(run.out()).isEmpty();
      assertThat(run.err().lines()).hasSize(1);
    }
    assertThat(Files.readString(kept)).isEqualTo("{}");
  }

  @Test
  void fileIsLookedAtAlsoWhereATableAnswers() throws IOException {
    Path kept = folder.resolve("kept");
    Run.of("solve", "abu-naim", "--checkpoint", kept.toString());
    Run byTable = Run.of("solve", "as-suli-diamond", "--checkpoint", kept.toString());

    assertThat(byTable.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(byTable.err()).contains("is the checkpoint of another problem");
  }

  @Test
  void certificateTakesThePlaceOfNothingElse() throws IOException {
    Path kept = folder.resolve("kept");
    Run.of("solve", "abu-naim", "--checkpoint", kept.toString());
    byte[] before = Files.readAllBytes(kept);
    Run run = Run.of("solve", "abu-naim", "--certificate", kept.toString());

    assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(run.err()).contains("is not a certificate; name another file").hasLineCount(1);
    assertThat(Files.readAllBytes(kept)).isEqualTo(before);
    Path proof = folder.resolve("proof");
    assertThat(Run.of("solve", "abu-naim", "--certificate", proof.toString()).status())
        .isEqualTo(Run.of("solve", "abu-naim", "--certificate", proof.toString()).status())
        .isEqualTo(ExitStatus.YES);
    Run same =
        Run.of(
            "solve", "abu-naim", "--checkpoint", folder + "/x", "--certificate", folder + "/./x");
    assertThat(same.status()).isEqualTo(ExitStatus.BAD_INPUT);
  }

  private List<String> names() throws IOException {
    try (var files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }

  private static String verdict(String json) {
    return json.substring(json.indexOf("\"verdict\""), json.indexOf("\"nodes\""));
  }

  private static long nodes(String json) {
    String rest = json.substring(json.indexOf("\"nodes\":") + "\"nodes\":".length());
    return Long.parseLong(rest.substring(0, rest.indexOf(',')));
  }

  /** Runs the program in a process of its own and kills it, unless it ends before. */
  private static void killAfterMillis(int millis, String... arguments)
      throws IOException, InterruptedException {
    Process process = ChildProcess.of(Mansuba.class, arguments).redirectErrorStream(true).start();
    try {
      if (process.waitFor(millis, TimeUnit.MILLISECONDS)) {
        // It may end before; then it must have ended well.
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.exitValue()).as(said).isEqualTo(ExitStatus.NO.code());
      }
    } finally {
      process.destroyForcibly();
      process.waitFor();
    }
  }
}
