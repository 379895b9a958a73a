package org.mansuba.cli.proof;

import java.io.PrintStream;
import java.time.Duration;
import org.mansuba.cli.output.JsonLine;
import org.mansuba.cli.output.Numbers;
import org.mansuba.cli.output.OutputOptions;
import org.mansuba.cli.output.ProblemText;
import org.mansuba.cli.output.Times;
import org.mansuba.notation.Fen;
import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.StipulationText;
import org.mansuba.proof.Certificate;

/** Reports the verification of a certificate. */
final class VerificationReport {
  private final OutputOptions.Form form;
  private final PrintStream out;
  private final long start = System.nanoTime();

  /** Creates a report on one certificate and starts its clock. */
  VerificationReport(OutputOptions.Form form, PrintStream out) {
    this.form = form;
    this.out = out;
  }

  void proved(Certificate certificate) {
    if (form == OutputOptions.Form.JSON) {
      JsonLine.print(
          out,
          json -> {
            json.writeStringProperty("verdict", "proved");
            json.writeStringProperty("fen", Fen.write(certificate.setup()));
            json.writeStringProperty("rules", certificate.rules().toString());
            json.writeStringProperty(
                "stipulation", StipulationText.write(certificate.stipulation()));
            json.writeNumberProperty("moves", certificate.length());
            json.writeNumberProperty("positions", certificate.nodes().size());
            json.writeNumberProperty("seconds", elapsed().toMillis() / 1e3);
          });
      return;
    }
    ProblemText.printHead(
        out,
        Problem.of(certificate.setup())
            .withRules(certificate.rules())
            .withStipulation(certificate.stipulation()));
    out.println();
    out.println(
        "Proved: %s. The longest line takes %d."
            .formatted(StipulationText.write(certificate.stipulation()), certificate.length()));
    out.println();
    out.println(
        "%s, %s"
            .formatted(
                Numbers.count(certificate.nodes().size(), "position", "positions"),
                Times.write(elapsed())));
  }

  void refused(String reason) {
    if (form == OutputOptions.Form.JSON) {
      JsonLine.print(
          out,
          json -> {
            json.writeStringProperty("verdict", "refused");
            json.writeStringProperty("reason", reason);
            json.writeNumberProperty("seconds", elapsed().toMillis() / 1e3);
          });
    } else {
      out.println("Refused: %s.".formatted(reason));
    }
  }

  private Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - start);
  }
}
