package org.mansuba.score;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The path to a node of a tree: the index of the child to take at each step from the diagram.
 * Immutable; equal if the steps are equal.
 *
 * @param steps indices of children, each at least 0; empty for the diagram itself
 */
public record NodePath(List<Integer> steps) {
  /** The diagram. */
  public static final NodePath ROOT = new NodePath(List.of());

  /**
   * Copies the steps.
   *
   * @throws IllegalArgumentException if a step is negative
   */
  public NodePath {
    steps = List.copyOf(steps);
    if (steps.stream().anyMatch(step -> step < 0)) {
      throw new IllegalArgumentException("the children of a node are numbered from 0");
    }
  }

  /** Returns a path with the given steps. */
  public static NodePath of(int... steps) {
    return new NodePath(Arrays.stream(steps).boxed().toList());
  }

  /** Returns whether this is the diagram. */
  public boolean isRoot() {
    return steps.isEmpty();
  }

  /** Returns the number of moves from the diagram to the node. */
  public int depth() {
    return steps.size();
  }

  /** Returns the path of a child of this node. */
  public NodePath child(int index) {
    List<Integer> longer = new ArrayList<>(steps);
    longer.add(index);
    return new NodePath(longer);
  }

  /** Returns the path of the parent; empty for the diagram. */
  public Optional<NodePath> parent() {
    return isRoot() ? Optional.empty() : Optional.of(before());
  }

  /** Returns the node's index among its siblings; 0 for the diagram. */
  public int index() {
    return isRoot() ? 0 : steps.getLast();
  }

  /** Returns the path of the sibling with an index. */
  public NodePath sibling(int index) {
    return before().child(index);
  }

  /** Returns whether this node is {@code other} or a descendant of it. */
  public boolean isAtOrBelow(NodePath other) {
    return depth() >= other.depth() && steps.subList(0, other.depth()).equals(other.steps);
  }

  private NodePath before() {
    return new NodePath(steps.subList(0, steps.size() - 1));
  }
}
