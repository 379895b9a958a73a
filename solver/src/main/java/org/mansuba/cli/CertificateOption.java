package org.mansuba.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
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
          "Write the proof of the win to FILE, for 'mansuba verify-proof'. Making it may take as"
              + " long again as the search.")
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
    return FileName.shown(text());
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
