package org.mansuba.proof;

import java.util.List;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;

/**
 * A claim that a side can force its goal, with the whole tree that shows it: one move of the
 * attacker in every position, and every legal reply. It says nothing about shorter ways. A
 * certificate may be wrong in any way; {@link CertificateVerifier} tells. Immutable; equal if all
 * parts are.
 *
 * @param question the diagram, the rules, and what is to be forced
 * @param length the attacker moves of the longest line, at least 0
 * @param nodes the positions of the tree, each after all that follow it; the last is the diagram. A
 *     node's number, by which replies lead to it, is its place from 1 on
 */
public record Certificate(Question question, int length, List<CertificateNode> nodes) {
  /** Copies the list. */
  public Certificate {
    nodes = List.copyOf(nodes);
  }

  /** Returns the diagram. */
  public Setup setup() {
    return question.setup();
  }

  /** Returns the rules of the game. */
  public RuleSet rules() {
    return question.rules();
  }

  /** Returns what is to be forced, and how. */
  public Stipulation stipulation() {
    return question.stipulation();
  }
}
