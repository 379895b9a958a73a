package org.mansuba.problem.foreign;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.mansuba.board.Side;
import org.mansuba.notation.NotationException;
import org.mansuba.notation.pgn.Pgn;
import org.mansuba.notation.pgn.PgnGame;
import org.mansuba.problem.Problem;
import org.mansuba.problem.Source;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.problem.stipulation.StipulationText;

/** Creates problems from PGN games. */
final class PgnImport {
  /** The tags that have a place in a problem, and those that a check determines anew. */
  private static final Set<String> KNOWN =
      Set.of(
          "Event",
          "Site",
          "Date",
          "Round",
          "White",
          "Black",
          "Result",
          "ProblemId",
          "Composer",
          "ComposedIn",
          "Stipulation",
          "Verdict",
          "Annotator");

  private PgnImport() {}

  static List<Imported> read(String text) {
    return Pgn.read(text).stream().map(PgnImport::problem).toList();
  }

  private static Imported problem(PgnGame game) {
    List<String> lost = new ArrayList<>();
    Set<String> others = new TreeSet<>(game.tags().keySet());
    others.removeAll(KNOWN);
    if (!others.isEmpty()) {
      lost.add("unsupported tags were skipped: " + String.join(", ", others));
    }
    String white = game.tag("White");
    String black = game.tag("Black");
    String players = white.isEmpty() && black.isEmpty() ? "" : white + " - " + black;
    Source source =
        new Source(
            game.tag("Site"),
            game.tag("Round"),
            first(game.tag("Composer"), players),
            first(game.tag("ComposedIn"), game.tag("Date")),
            List.of());
    Problem problem =
        Problem.of(game.setup())
            .withId(id(game.tag("ProblemId")))
            .withTitle(game.tag("Event"))
            .withRules(game.rules())
            .withStipulation(stipulation(game, lost))
            .withSource(source)
            .withSolution(game.score());
    return new Imported(problem, lost);
  }

  private static Stipulation stipulation(PgnGame game, List<String> lost) {
    String text = game.tag("Stipulation");
    try {
      if (!text.isEmpty()) {
        return StipulationText.read(text, game.setup().toMove());
      }
    } catch (NotationException wrong) {
      lost.add(wrong.getMessage());
    }
    return switch (game.tag("Result")) {
      case "1-0" -> Stipulation.win(Side.WHITE);
      case "0-1" -> Stipulation.win(Side.BLACK);
      default -> Stipulation.win(game.setup().toMove());
    };
  }

  private static String id(String text) {
    return text.matches("[a-z0-9][a-z0-9-]{0,59}") ? text : "";
  }

  private static String first(String text, String otherwise) {
    return text.isEmpty() ? otherwise : text;
  }
}
