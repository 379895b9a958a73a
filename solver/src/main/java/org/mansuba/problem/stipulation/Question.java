package org.mansuba.problem.stipulation;

import java.util.Optional;
import org.mansuba.notation.Fen;
import org.mansuba.notation.NotationException;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;

/**
 * A question the solver can answer: a diagram, its rules, and a stipulation. Every proof belongs to
 * exactly one question. Immutable; equal if all parts are equal.
 *
 * @param setup the diagram; it need not be playable
 * @param rules the rules of the game
 * @param stipulation the goal and its conditions
 */
public record Question(Setup setup, RuleSet rules, Stipulation stipulation) {
  private static final String SEPARATOR = "; ";

  /** Returns the question whether the side to move wins a diagram under the standard rules. */
  public static Question of(Setup setup) {
    return new Question(setup, RuleSet.STANDARD, Stipulation.win(setup.toMove()));
  }

  /** Returns a copy with another diagram. */
  public Question withSetup(Setup value) {
    return new Question(value, rules, stipulation);
  }

  /** Returns a copy with other rules. */
  public Question withRules(RuleSet value) {
    return new Question(setup, value, stipulation);
  }

  /** Returns a copy with another stipulation. */
  public Question withStipulation(Stipulation value) {
    return new Question(setup, rules, value);
  }

  /**
   * Returns one line of text that identifies the question; it serves as a key for stored answers.
   */
  public String text() {
    return String.join(
        SEPARATOR, Fen.write(setup), StipulationText.write(stipulation), rules.toString());
  }

  /** Returns the diagram of a stored {@link #text()}; empty if the line is invalid. */
  public static Optional<Setup> setupOf(String text) {
    try {
      return Optional.of(Fen.read(text.split(SEPARATOR.strip(), 2)[0]));
    } catch (NotationException _) {
      return Optional.empty();
    }
  }
}
