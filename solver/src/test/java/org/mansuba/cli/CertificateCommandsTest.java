package org.mansuba.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mansuba.cli.output.ExitStatus;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Certificates on the command line. */
final class CertificateCommandsTest {
  private static final JsonMapper JSON = new JsonMapper();

  @TempDir private Path folder = Path.of("");

  @Test
  void solveWritesWhatVerifyProofAccepts() {
    String file = file("wheel.proof");
    Run solve =
        Run.of(
            "solve",
            "water-wheel",
            "--stipulation",
            "win in 36, checks only",
            "--certificate",
            file);
    assertThat(solve.status()).isEqualTo(ExitStatus.YES);
    assertThat(solve.out()).isEqualTo(withTimeOf(solve, solveWithoutCertificate()));

    Run verify = Run.of("verify-proof", file);
    assertThat(verify.status()).isEqualTo(ExitStatus.YES);
    assertThat(verify.err()).isEmpty();
    assertThat(verify.out())
        .contains("Proved: Black wins in 36, checks only. The longest line takes 36.");
  }

  private static Run solveWithoutCertificate() {
    return Run.of("solve", "water-wheel", "--stipulation", "win in 36, checks only");
  }

  private static String withTimeOf(Run timed, Run other) {
    String time = timed.out().substring(timed.out().lastIndexOf(", "));
    return other.out().substring(0, other.out().lastIndexOf(", ")) + time;
  }

  @Test
  void jsonTellsWhatIsProved() {
    String file = file("dilaram.proof");
    Run.of("solve", "dilaram", "--certificate", file);

    JsonNode json = JSON.readTree(Run.of("verify-proof", file, "--json").out());
    assertThat(json.get("verdict").asString()).isEqualTo("proved");
    assertThat(json.get("stipulation").asString()).isEqualTo("White mates in 6");
    assertThat(json.get("moves").asInt()).isEqualTo(6);
  }

  @Test
  void aDamagedCertificateIsRefusedWithTheReason() throws IOException {
    Path file = folder.resolve("abu-naim.proof");
    Run.of("solve", "abu-naim", "--certificate", file.toString());
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length / 2] ^= 1;
    Files.write(file, bytes);

    Run run = Run.of("verify-proof", file.toString());
    assertThat(run.status()).isEqualTo(ExitStatus.NO);
    assertThat(run.out()).isEqualTo("Refused: it is damaged: checksum mismatch.\n");
    JsonNode json = JSON.readTree(Run.of("verify-proof", file.toString(), "--json").out());
    assertThat(json.get("verdict").asString()).isEqualTo("refused");
    assertThat(json.get("reason").asString()).startsWith("it is damaged");
  }

  @Test
  void withoutAWinNothingIsWritten() {
    Path file = folder.resolve("none.proof");
    Run run =
        Run.of("solve", "abu-naim", "--stipulation", "mate in 2", "--certificate", file.toString());

    assertThat(run.status()).isEqualTo(ExitStatus.NO);
    assertThat(run.out()).contains("No mate in 2 moves or fewer (proved).");
    assertThat(run.err()).contains("no certificate was written: no win is proved");
    assertThat(file).doesNotExist();
  }

  @Test
  void whatIsNoCertificateIsBadInput() {
    assertRefused(Run.of("verify-proof"), "missing certificate;");
    assertRefused(Run.of("verify-proof", "a", "b"), "needs one certificate, not 2");
    assertRefused(Run.of("verify-proof", file("missing")), "does not exist");
    assertRefused(Run.of("verify-proof", folder.toString()), "is a folder");
    assertRefused(Run.withInput("", "verify-proof", "-"), "is not a certificate");
    assertRefused(
        Run.withInput("mansuba certificate 2\n", "verify-proof", "-"),
        "unknown version \"2\"; this program reads version 1");
    assertRefused(
        Run.of("solve", "abu-naim", "--certificate", folder.toString()), "it is a folder");
    assertRefused(
        Run.of("solve", "abu-naim", "--certificate", file("no/such.proof")),
        "its folder does not exist");
  }

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  private static void assertRefused(Run run, String sentence) {
    assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("mansuba: ").contains(sentence);
    assertThat(run.err().lines()).hasSize(1);
  }
}
