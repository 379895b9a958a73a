package org.mansuba.score;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.mansuba.rules.Move;

/**
 * A move in a tree, with what is remarked on it and the moves that follow. Immutable; equal if all
 * parts are equal.
 *
 * @param move the move
 * @param annotation what is remarked on it
 * @param children the moves that follow, each once; the first is the main line
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

  /** A move without remarks that nothing follows. */
  public static ScoreNode of(Move move) {
    return new ScoreNode(move, Annotation.NONE, List.of());
  }

  /** The same with other remarks. */
  public ScoreNode withAnnotation(Annotation value) {
    return new ScoreNode(move, value, children);
  }

  /** The same with other moves that follow. */
  public ScoreNode withChildren(List<ScoreNode> value) {
    return new ScoreNode(move, annotation, value);
  }

  /** How many moves this tree has, this one included. */
  public int size() {
    return 1 + children.stream().mapToInt(ScoreNode::size).sum();
  }

  /** A copy of a list of siblings, which must have different moves. */
  static List<ScoreNode> distinct(List<ScoreNode> siblings) {
    Set<Move> moves = new HashSet<>();
    for (ScoreNode sibling : siblings) {
      if (!moves.add(sibling.move())) {
        throw new IllegalArgumentException(sibling.move() + " stands twice among the next moves");
      }
    }
    return List.copyOf(siblings);
  }
}
