package org.mansuba.cli.solve;

import java.util.OptionalInt;
import org.mansuba.cli.output.JsonLine;
import org.mansuba.notation.Fen;
import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.StipulationText;
import org.mansuba.rules.Ending;
import org.mansuba.search.Solution;
import org.mansuba.search.Verdict;
import tools.jackson.core.JsonGenerator;

/** A solution as the fields of a JSON object. */
final class SolutionJson {
  private SolutionJson() {}

  /** Writes a solution, and how often a table had the answer, if one had. */
  static void write(JsonGenerator json, Problem problem, Solution solution, long byTable) {
    write(json, problem, solution);
    if (byTable > 0) {
      json.writeNumberProperty("byTable", byTable);
    }
  }

  static void write(JsonGenerator json, Problem problem, Solution solution) {
    Summary summary = Summary.of(solution.verdict());
    JsonLine.text(json, "id", problem.id());
    json.writeStringProperty("fen", Fen.write(problem.setup()));
    json.writeStringProperty("stipulation", StipulationText.write(problem.stipulation()));
    json.writeStringProperty("verdict", summary.verdict);
    JsonLine.number(json, "moves", summary.moves);
    JsonLine.number(json, "lowerBound", summary.noneIn);
    json.writeBooleanProperty("shortest", solution.verdict() instanceof Verdict.ShortestWin);
    JsonLine.text(json, "end", solution.end() == Ending.NONE ? "" : solution.end().title());
    JsonLine.list(json, "keys", solution.keys());
    JsonLine.list(json, "line", solution.line());
    json.writeNumberProperty("nodes", solution.nodes());
    json.writeNumberProperty("seconds", solution.elapsed().toMillis() / 1e3);
  }

  /** A verdict by its word, the length of the win, and the length up to which there is none. */
  private record Summary(String verdict, OptionalInt moves, OptionalInt noneIn) {
    static Summary of(Verdict verdict) {
      OptionalInt none = OptionalInt.empty();
      return switch (verdict) {
        case Verdict.ShortestWin(var n) ->
            new Summary("win", OptionalInt.of(n), OptionalInt.of(n - 1));
        case Verdict.Win(var n, var m) -> new Summary("win", OptionalInt.of(n), OptionalInt.of(m));
        case Verdict.NoWinWithin(var m) -> new Summary("no-win", none, OptionalInt.of(m));
        case Verdict.NoWin() -> new Summary("no-win", none, none);
        case Verdict.Undecided(var m) -> new Summary("undecided", none, OptionalInt.of(m));
      };
    }
  }
}
