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

/** The options that select a problem and change its question. */
public final class ProblemOptions {
  /** Describes a problem argument. */
  public static final String WHAT_IS_A_PROBLEM =
      "A problem file, a library id (see 'mansuba list'), or - for standard input.";

  @Option(
      names = "--fen",
      paramLabel = "FEN",
      description = "A diagram instead of PROBLEM; ferz Q or F, alfil B or A.")
  private @Nullable String fen;

  @Option(
      names = "--stipulation",
      paramLabel = "TEXT",
      description =
          "What to find, e.g. \"White wins\", \"#6\", \"bare in 9\", \"win in 36, checks only\".")
  private @Nullable String stipulation;

  @Option(
      names = "--rules",
      paramLabel = "KEY=VALUE,...",
      description = "Rule changes, e.g. stalemate=draw,bareKing=off.")
  private @Nullable String rules;

  /**
   * Returns the problem selected by the arguments and these options.
   *
   * @throws Refusal if they select none or several
   */
  public Problem read(Terminal terminal, List<String> words) {
    return changed(source(terminal, words));
  }

  /**
   * Returns a problem with the changes given by these options.
   *
   * @throws Refusal if they are invalid
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

  /** Returns the number of arguments that select the problem: one, or none with a FEN. */
  public int wordsNeeded() {
    return fen == null ? 1 : 0;
  }

  private Problem source(Terminal terminal, List<String> words) {
    if (fen != null) {
      if (!words.isEmpty()) {
        throw new Refusal(
            "two problems given, a FEN and %s; give one".formatted(Excerpt.of(words.getFirst())));
      }
      return Problem.of(Fen.read(fen));
    }
    if (words.isEmpty()) {
      throw new Refusal("missing problem; give a file, an id from 'mansuba list', or --fen FEN");
    }
    if (words.size() > 1) {
      throw new Refusal("%d problems given; give one".formatted(words.size()));
    }
    return new ProblemSource(terminal.in()).read(words.getFirst());
  }
}
