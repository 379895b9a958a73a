package org.mansuba.studio.solve;

import java.util.Optional;
import org.mansuba.notation.Fen;
import org.mansuba.notation.NotationException;
import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.problem.stipulation.StipulationText;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.search.Limits;
import org.mansuba.search.SolveRequest;

/**
 * What of a problem the solver is asked about. Answers are kept by question, so that one comes back
 * when a change of the problem is undone.
 *
 * @param setup the diagram
 * @param rules the rules
 * @param stipulation what is to be forced
 */
public record Question(Setup setup, RuleSet rules, Stipulation stipulation) {
  /** The question a problem asks. */
  public static Question of(Problem problem) {
    return new Question(problem.setup(), problem.rules(), problem.stipulation());
  }

  /** The question as a text, by which what is known about it can be kept. */
  public String text() {
    return String.join(
        "; ", Fen.write(setup), StipulationText.write(stipulation), String.valueOf(rules));
  }

  /** The diagram of a question that was kept as a text; empty if the text is none. */
  public static Optional<Setup> setup(String text) {
    try {
      return Optional.of(Fen.read(text.split(";", 2)[0]));
    } catch (NotationException _) {
      return Optional.empty();
    }
  }

  SolveRequest within(Limits limits) {
    return new SolveRequest(setup, rules, stipulation, limits);
  }
}
