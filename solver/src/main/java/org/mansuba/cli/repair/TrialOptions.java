package org.mansuba.cli.repair;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.mansuba.analysis.repair.TrialLimits;
import org.mansuba.cli.output.AppendedLines;
import org.mansuba.cli.output.FileName;
import org.mansuba.cli.output.Refusal;
import org.mansuba.problem.Problem;
import org.mansuba.search.Limits;
import picocli.CommandLine.Option;

/** The options of commands that try changed diagrams. */
final class TrialOptions {
  private static final long USUAL_NODES = 2_000_000;

  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description =
          "Append every result to FILE and skip results already there, so that an interrupted"
              + " run resumes.")
  private @Nullable String resume;

  /**
   * Returns the limits of the trials.
   *
   * @param limits the limits given; their nodes apply to each diagram
   */
  static TrialLimits limits(Limits limits) {
    boolean isOpen = limits.nodes() == Limits.UNLIMITED.nodes();
    return new TrialLimits(isOpen ? USUAL_NODES : limits.nodes(), limits);
  }

  /**
   * Requires a problem whose soundness can be decided.
   *
   * @throws Refusal if it has no number of moves
   */
  static void requireLength(Problem problem) {
    if (problem.stipulation().limit().isEmpty()) {
      throw new Refusal(
          "the stipulation has no number of moves; give one, as in --stipulation \"win in 6\"");
    }
  }

  /**
   * Returns the log for results; empty if none is requested.
   *
   * @throws Refusal if the file belongs to something else
   */
  Optional<TrialLog> open(Problem problem) {
    if (resume == null) {
      return Optional.empty();
    }
    AppendedLines lines = AppendedLines.open(FileName.path("--resume", resume));
    try {
      return Optional.of(new TrialLog(lines, problem));
    } catch (Refusal ofAnother) {
      lines.close();
      throw ofAnother;
    }
  }
}
