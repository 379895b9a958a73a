package org.mansuba.cli.inspect;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.mansuba.cli.input.DiagramGate;
import org.mansuba.cli.input.ProblemOptions;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.cli.output.JsonLine;
import org.mansuba.cli.output.OutputOptions;
import org.mansuba.cli.output.Refusal;
import org.mansuba.cli.output.Session;
import org.mansuba.notation.Excerpt;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Perft;
import org.mansuba.rules.play.Positions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Counts lines of legal moves, the standard test of a move generator. */
@Command(
    name = "mansuba perft",
    description = "Counts lines of legal moves of a given length.",
    footer = {
      "",
      "Examples:",
      "  mansuba perft dilaram 4",
      "  mansuba perft --fen \"8/8/8/3k4/8/1KF5/8/f7 w\" 5 --divide",
      "",
      "Exit status: 0 counted, 2 bad input."
    })
public final class PerftCommand implements Callable<ExitStatus> {
  private static final int DEEPEST = 30;

  private final Session session;

  @Parameters(
      paramLabel = "[PROBLEM] DEPTH",
      hideParamSyntax = true,
      arity = "0..*",
      description = "A problem as for solve (none with --fen), and the length in plies, 0 to 30.")
  private List<String> words = new ArrayList<>();

  @Option(names = "--divide", description = "Also count the lines after each first move.")
  private boolean divide;

  @Option(
      names = "--game",
      description = "End lines where the game ends; default: only if there is no move.")
  private boolean game;

  @Mixin private ProblemOptions problemOptions = new ProblemOptions();
  @Mixin private OutputOptions outputOptions = new OutputOptions();

  /** Creates the command for one run of the program. */
  public PerftCommand(Session session) {
    this.session = session;
  }

  @Override
  public ExitStatus call() {
    OutputOptions.Form form = outputOptions.form();
    int needed = problemOptions.wordsNeeded();
    if (words.size() != needed + 1) {
      throw new Refusal("perft needs a problem and a depth, as in 'mansuba perft dilaram 4'");
    }
    int depth = depth(words.getLast());
    Problem problem = problemOptions.read(session.terminal(), words.subList(0, needed));
    new DiagramGate(session.terminal().err()).admit(problem);
    PerftCount count =
        PerftCount.of(
            Positions.of(problem.setup(), problem.rules()),
            depth,
            game ? Perft.Mode.GAME : Perft.Mode.LEGAL);
    PrintStream out = session.terminal().out();
    if (form == OutputOptions.Form.JSON) {
      JsonLine.print(out, json -> count.write(json, problem));
    } else {
      count.print(out, divide ? PerftCount.Detail.FIRST_MOVES : PerftCount.Detail.TOTAL);
    }
    return ExitStatus.YES;
  }

  private static int depth(String word) {
    if (word.matches("[0-9]{1,2}") && Integer.parseInt(word) <= DEEPEST) {
      return Integer.parseInt(word);
    }
    throw new Refusal(
        "invalid depth %2$s; it must be a number from 0 to %1$d"
            .formatted(DEEPEST, Excerpt.of(word)));
  }
}
