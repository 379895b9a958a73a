package org.mansuba.cli.tables;

import java.io.PrintStream;
import java.time.Duration;
import org.mansuba.cli.output.JsonLine;
import org.mansuba.cli.output.Numbers;
import org.mansuba.cli.output.Paragraph;
import org.mansuba.cli.output.Times;
import org.mansuba.notation.Fen;
import org.mansuba.tables.index.Material;
import org.mansuba.tables.survey.Verification;
import tools.jackson.core.JsonGenerator;

/** Writes the result of verifying tables as text or JSON. */
final class VerificationText {
  private final Material material;
  private final int share;
  private final Verification verification;
  private final Duration elapsed;

  /**
   * Creates a report on the tables of a material.
   *
   * @param share one entry in {@code share} was checked
   */
  VerificationText(Material material, int share, Verification verification, Duration elapsed) {
    this.material = material;
    this.share = share;
    this.verification = verification;
    this.elapsed = elapsed;
  }

  void print(PrintStream out) {
    String sample = share == 1 ? "" : ", one in %s".formatted(Numbers.full(share));
    out.println(
        Paragraph.wrap(
            "%s: %s of %s checked by the plain rules in %s%s; %s"
                .formatted(
                    material,
                    Numbers.count(verification.checked(), "entry", "entries"),
                    Numbers.count(material.tables().size(), "table", "tables"),
                    Times.write(elapsed),
                    sample,
                    outcome())));
    verification.wrong().forEach(setup -> out.println("  " + Fen.write(setup)));
  }

  private String outcome() {
    int wrong = verification.wrong().size();
    if (wrong == 0) {
      return "all are right";
    }
    String count = Numbers.full(wrong) + (wrong == Verification.MOST_WRONG ? " or more" : "");
    return count + (wrong == 1 ? " is WRONG:" : " are WRONG:");
  }

  void write(JsonGenerator json) {
    json.writeStringProperty("men", material.toString());
    json.writeNumberProperty("checked", verification.checked());
    JsonLine.list(json, "wrong", verification.wrong().stream().map(Fen::write).toList());
    json.writeNumberProperty("seconds", elapsed.toMillis() / 1e3);
  }
}
