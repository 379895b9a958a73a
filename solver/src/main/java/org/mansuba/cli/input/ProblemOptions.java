package org.mansuba.cli.input;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mansuba.cli.output.Refusal;
import org.mansuba.cli.output.Terminal;
import org.mansuba.notation.Excerpt;
import org.mansuba.notation.Fen;
import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.StipulationText;
import picocli.CommandLine.Option;

/** The options that name a problem and change what it asks for. */
public final class ProblemOptions {
  /** What may be given as a problem. */
  public static final String WHAT_IS_A_PROBLEM =
      "A problem file, an id of the library (see 'mansuba list'), or - for standard input.";

  @Option(
      names = "--fen",
      paramLabel = "FEN",
      description = "A diagram in place of PROBLEM; ferz Q or F, alfil B or A.")
  private @Nullable String fen;

  @Option(
      names = "--stipulation",
      paramLabel = "TEXT",
      description =
          "What to find, as \"White wins\", \"#6\", \"bare in 9\", \"win in 36, checks only\".")
  private @Nullable String stipulation;

  @Option(
      names = "--rules",
      paramLabel = "KEY=VALUE,...",
      description = "Rules that differ, as stalemate=draw,bareKing=off.")
  private @Nullable String rules;

  /**
   * The problem that the words of the command line and these options name.
   *
   * @throws Refusal if they name none or two
   */
  public Problem read(Terminal terminal, List<String> words) {
    return changed(source(terminal, words));
  }

  /**
   * A problem with what these options change.
   *
   * @throws Refusal if they do not make sense
   */
  public Problem changed(Problem read) {
    Problem problem = read;
    if (rules != null) {
      problem = problem.withRules(RulesText.apply(rules, problem.rules()));
    }
    if (stipulation != null) {
      problem =
          problem.withStipulation(StipulationText.read(stipulation, problem.setup().toMove()));
    }
    return problem;
  }

  /** How many of the words name the problem: one, or none where there is a FEN. */
  public int wordsNeeded() {
    return fen == null ? 1 : 0;
  }

  private Problem source(Terminal terminal, List<String> words) {
    if (fen != null) {
      if (!words.isEmpty()) {
        throw new Refusal(
            "there are two problems, a FEN and %s; give one"
                .formatted(Excerpt.of(words.getFirst())));
      }
      return Problem.of(Fen.read(fen));
    }
    if (words.isEmpty()) {
      throw new Refusal("which problem? Give a file, an id from 'mansuba list', or --fen FEN");
    }
    if (words.size() > 1) {
      throw new Refusal("there are %d problems; give one".formatted(words.size()));
    }
    return new ProblemSource(terminal.in()).read(words.getFirst());
  }
}
