package org.mansuba.score;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.mansuba.rules.Move;

/**
 * A move in a tree, with its annotation and continuations. Immutable; equal if all parts are equal.
 *
 * @param move the move
 * @param annotation the annotation of the move
 * @param children the moves that follow, all different; the first one is the main line
 */
public record ScoreNode(Move move, Annotation annotation, List<ScoreNode> children) {
  /**
   * Copies the children.
   *
   * @throws IllegalArgumentException if two children have the same move
   */
  public ScoreNode {
    children = distinct(children);
  }

  /** Returns a move without annotation and continuation. */
  public static ScoreNode of(Move move) {
    return new ScoreNode(move, Annotation.NONE, List.of());
  }

  /** Returns a copy with another annotation. */
  public ScoreNode withAnnotation(Annotation value) {
    return new ScoreNode(move, value, children);
  }

  /** Returns a copy with other children. */
  public ScoreNode withChildren(List<ScoreNode> value) {
    return new ScoreNode(move, annotation, value);
  }

  /** Returns the number of moves in this tree, including this one. */
  public int size() {
    return 1 + children.stream().mapToInt(ScoreNode::size).sum();
  }

  /** Returns a copy of a list of siblings, which must have different moves. */
  static List<ScoreNode> distinct(List<ScoreNode> siblings) {
    Set<Move> moves = new HashSet<>();
    for (ScoreNode sibling : siblings) {
      if (!moves.add(sibling.move())) {
        throw new IllegalArgumentException(sibling.move() + " occurs twice among the next moves");
      }
    }
    return List.copyOf(siblings);
  }
}
