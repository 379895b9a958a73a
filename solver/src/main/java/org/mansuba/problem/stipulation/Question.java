package org.mansuba.problem.stipulation;

import java.util.Optional;
import org.mansuba.notation.Fen;
import org.mansuba.notation.NotationException;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;

/**
 * What can be answered about a problem: a diagram, the rules it is played by, and what is to be
 * forced. Everything that is proved belongs to exactly one question. Immutable; equal if all parts
 * are equal.
 *
 * @param setup the diagram; it need not be playable
 * @param rules the rules of the game
 * @param stipulation what is to be forced
 */
public record Question(Setup setup, RuleSet rules, Stipulation stipulation) {
  private static final String SEPARATOR = "; ";

  /** Returns the question of a bare diagram: does the side to move win by the standard rules? */
  public static Question of(Setup setup) {
    return new Question(setup, RuleSet.STANDARD, Stipulation.win(setup.toMove()));
  }

  /** Returns the same question about another diagram. */
  public Question withSetup(Setup value) {
    return new Question(value, rules, stipulation);
  }

  /** Returns the same question by other rules. */
  public Question withRules(RuleSet value) {
    return new Question(setup, value, stipulation);
  }

  /** Returns the question whether something else can be forced. */
  public Question withStipulation(Stipulation value) {
    return new Question(setup, rules, value);
  }

  /** Returns one line of text that identifies the question; answers are stored under it. */
  public String text() {
    return String.join(
        SEPARATOR, Fen.write(setup), StipulationText.write(stipulation), rules.toString());
  }

  /**
   * Returns the diagram of a question that was stored as {@link #text()}; empty if the text is not
   * such a line.
   */
  public static Optional<Setup> setupOf(String text) {
    try {
      return Optional.of(Fen.read(text.split(SEPARATOR.strip(), 2)[0]));
    } catch (NotationException _) {
      return Optional.empty();
    }
  }
}
