package org.mansuba.proof;

import java.util.List;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.problem.stipulation.Questioned;

/**
 * The claim that a side can force its goal, with the complete tree that proves it: one attacker
 * move in every position, and every legal reply. It makes no claim about shorter wins. A
 * certificate may be wrong in any way until {@link CertificateVerifier} accepts it. Immutable;
 * equal if all parts are equal.
 *
 * @param question the diagram, the rules, and the goal to be forced
 * @param length the attacker moves of the longest line, at least 0
 * @param nodes the positions of the tree, each after all positions that follow it in play; the
 *     diagram is last. Replies refer to a node by its number, which is its place in the list
 *     counted from 1
 */
public record Certificate(Question question, int length, List<CertificateNode> nodes)
    implements Questioned {
  /** Copies the list. */
  public Certificate {
    nodes = List.copyOf(nodes);
  }
}
