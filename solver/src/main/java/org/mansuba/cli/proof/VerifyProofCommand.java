package org.mansuba.cli.proof;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.mansuba.cli.input.InputFile;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.cli.output.OutputOptions;
import org.mansuba.cli.output.Refusal;
import org.mansuba.cli.output.Session;
import org.mansuba.proof.Certificate;
import org.mansuba.proof.CertificateException;
import org.mansuba.proof.CertificateText;
import org.mansuba.proof.CertificateVerifier;
import org.mansuba.proof.NoCertificateException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Verifies a certificate. */
@Command(
    name = "mansuba verify-proof",
    description =
        "Verifies the certificate of a win by the plain rules, without searching, and rejects one"
            + " that is forged, damaged or incomplete.",
    footer = {
      "",
      "Examples:",
      "  mansuba solve dilaram --certificate dilaram.proof",
      "  mansuba verify-proof dilaram.proof",
      "",
      "Exit status: 0 it proves its claim, 1 it is rejected, 2 it cannot be read or is not a"
          + " certificate."
    })
public final class VerifyProofCommand implements Callable<ExitStatus> {
  private static final int LARGEST = 1 << 30;

  private final Session session;

  @Parameters(
      paramLabel = "FILE",
      hideParamSyntax = true,
      arity = "0..*",
      description = "A certificate, or - for standard input.")
  private List<String> files = new ArrayList<>();

  @Mixin private OutputOptions outputOptions = new OutputOptions();

  /** Creates the command for one run of the program. */
  public VerifyProofCommand(Session session) {
    this.session = session;
  }

  @Override
  public ExitStatus call() {
    OutputOptions.Form form = outputOptions.form();
    if (files.isEmpty()) {
      throw new Refusal(
          "missing certificate; give a file written by 'mansuba solve --certificate FILE'");
    }
    if (files.size() > 1) {
      throw new Refusal("verify-proof needs one certificate, not " + files.size());
    }
    InputFile file = InputFile.of(files.getFirst());
    byte[] bytes = file.bytes(session.terminal(), LARGEST);
    PrintStream out = session.terminal().out();
    VerificationReport report = new VerificationReport(form, out);
    try {
      Certificate certificate = CertificateText.read(bytes);
      CertificateVerifier.verify(certificate);
      report.proved(certificate);
      return ExitStatus.YES;
    } catch (CertificateException refused) {
      report.refused(String.valueOf(refused.getMessage()));
      return ExitStatus.NO;
    } catch (NoCertificateException other) {
      throw new Refusal("%s %s".formatted(file.name(), other.getMessage()));
    }
  }
}
