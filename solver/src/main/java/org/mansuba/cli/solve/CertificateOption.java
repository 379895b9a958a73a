package org.mansuba.cli.solve;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mansuba.answer.CheckpointFile;
import org.mansuba.cli.output.FileName;
import org.mansuba.cli.output.Refusal;
import org.mansuba.notation.Excerpt;
import org.mansuba.problem.AtomicFile;
import org.mansuba.proof.Certificate;
import org.mansuba.proof.CertificateText;
import picocli.CommandLine.Option;

/** The option that names the file of a certificate. */
final class CertificateOption {
  @Option(
      names = "--certificate",
      paramLabel = "FILE",
      description =
          "Write the proof of the win to FILE, for 'mansuba verify-proof'. The search then does"
              + " without tables, and making the proof may take as long again.")
  private @Nullable String file;

  /** Whether a certificate is asked for. */
  boolean isGiven() {
    return file != null;
  }

  /**
   * Sees to it that nothing is searched in vain, if a certificate is asked for.
   *
   * @throws Refusal if no file can be written there
   */
  void requireWritable() {
    if (!isGiven()) {
      return;
    }
    Path target = path();
    Path folder = target.toAbsolutePath().getParent();
    if (Files.isDirectory(target) || folder == null || !Files.isDirectory(folder)) {
      String why = Files.isDirectory(target) ? "it is a folder" : "its folder does not exist";
      throw new Refusal("%s cannot be written: %s".formatted(name(), why));
    }
    if (Files.exists(target) && !isCertificate(target)) {
      throw new Refusal(name() + " exists and is not a certificate; name another file");
    }
  }

  /** What is lost by writing over a certificate can be made again; a problem can not. */
  private static boolean isCertificate(Path file) {
    byte[] title = CertificateText.TITLE.getBytes(StandardCharsets.US_ASCII);
    try (InputStream in = Files.newInputStream(file)) {
      byte[] start = in.readNBytes(title.length);
      return start.length == 0 || Arrays.equals(start, title);
    } catch (IOException unreadable) {
      return false;
    }
  }

  /** Whether the certificate would take the place of a search that is kept. */
  boolean isWrittenTo(CheckpointFile kept) {
    return kept.isAt(path());
  }

  /**
   * Writes the certificate.
   *
   * @throws Refusal if that fails
   */
  void write(Certificate certificate) {
    try {
      AtomicFile.write(path(), CertificateText.write(certificate));
    } catch (IOException e) {
      throw new Refusal("%s cannot be written: %s".formatted(name(), AtomicFile.reason(e)));
    }
  }

  /** The file's name, safe to be shown. */
  String name() {
    return Excerpt.fileName(text());
  }

  private Path path() {
    return FileName.path("--certificate", text());
  }

  private String text() {
    if (file == null) {
      throw new IllegalStateException("no certificate is asked for");
    }
    return file;
  }
}
