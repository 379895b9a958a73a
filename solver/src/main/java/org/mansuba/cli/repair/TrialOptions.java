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
          "Note every result in FILE, and do not try again what it holds already; so an interrupted"
              + " run goes on where it stopped.")
  private @Nullable String resume;

  /**
   * How much the trials may use.
   *
   * @param limits what was asked for; their nodes are those of each diagram
   */
  static TrialLimits limits(Limits limits) {
    boolean isOpen = limits.nodes() == Limits.UNLIMITED.nodes();
    return new TrialLimits(isOpen ? USUAL_NODES : limits.nodes(), limits);
  }

  /**
   * Lets only a problem pass whose soundness can be judged.
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
   * The log in which results are noted; empty if none is asked for.
   *
   * @throws Refusal if the file is another's
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
