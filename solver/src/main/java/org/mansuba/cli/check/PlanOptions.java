package org.mansuba.cli.check;

import org.jspecify.annotations.Nullable;
import org.mansuba.analysis.soundness.Effort;
import org.mansuba.analysis.soundness.Plan;
import org.mansuba.cli.output.Refusal;
import org.mansuba.notation.Excerpt;
import org.mansuba.problem.stipulation.Stipulation;
import picocli.CommandLine.Option;

/** The options that say how far a check goes. */
final class PlanOptions {
  private static final int MOST_REFUTATIONS = 100;

  @Option(
      names = "--within",
      paramLabel = "N",
      description = "Decide every first move for N moves, even if the win is shorter.")
  private @Nullable String within;

  @Option(
      names = "--refutations",
      paramLabel = "K",
      description = "Count as a try a first move refuted by at most K replies (default 1).")
  private @Nullable String refutations;

  @Option(
      names = "--thorough",
      description = "Complete set play, tries, duals and slower wins, however long it takes.")
  private boolean thorough;

  /**
   * The plan asked for.
   *
   * @throws Refusal if a number is not possible
   */
  Plan plan() {
    return new Plan(
        within == null ? Plan.AS_STIPULATED : number("--within", within, Stipulation.MAX_MOVES),
        refutations == null ? 1 : number("--refutations", refutations, MOST_REFUTATIONS),
        thorough ? Effort.THOROUGH : Effort.USUAL);
  }

  private static int number(String option, String text, int most) {
    if (text.matches("[0-9]{1,3}")) {
      int number = Integer.parseInt(text);
      if (number >= 1 && number <= most) {
        return number;
      }
    }
    throw new Refusal(
        "%s is a whole number from 1 to %d; it cannot be %s"
            .formatted(option, most, Excerpt.of(text)));
  }
}
