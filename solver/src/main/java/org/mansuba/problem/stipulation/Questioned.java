package org.mansuba.problem.stipulation;

import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;

/** Whatever is about one question, and so has its parts. */
public interface Questioned {
  /** Returns the diagram, the rules, and what is to be forced. */
  Question question();

  /** Returns the diagram. */
  default Setup setup() {
    return question().setup();
  }

  /** Returns the rules of the game. */
  default RuleSet rules() {
    return question().rules();
  }

  /** Returns what is to be forced. */
  default Stipulation stipulation() {
    return question().stipulation();
  }
}
