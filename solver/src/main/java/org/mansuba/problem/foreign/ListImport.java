package org.mansuba.problem.foreign;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mansuba.board.Side;
import org.mansuba.notation.NotationException;
import org.mansuba.notation.PieceList;
import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.problem.stipulation.StipulationText;
import org.mansuba.rules.Setup;

/** Reads a list of men, with an optional stipulation on a line of its own. */
final class ListImport {
  private ListImport() {}

  static Imported read(String text) {
    List<String> men = new ArrayList<>();
    List<String> asked = new ArrayList<>();
    text.lines().forEach(line -> (stipulation(line).isPresent() ? asked : men).add(line));
    Setup setup = PieceList.read(String.join("\n", men));
    if (asked.size() > 1) {
      throw new NotationException("there are two lines with a stipulation; keep one");
    }
    Problem problem = Problem.of(setup);
    for (String line : asked) {
      problem = problem.withStipulation(StipulationText.read(line, setup.toMove()));
    }
    return new Imported(problem, List.of());
  }

  private static Optional<Stipulation> stipulation(String line) {
    try {
      return Optional.of(StipulationText.read(line, Side.WHITE));
    } catch (NotationException notOne) {
      return Optional.empty();
    }
  }
}
