package org.mansuba.score;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Where a node stands in a tree: which child to take at each step from the diagram on. Immutable;
 * equal if the steps are equal.
 *
 * @param steps indices of children, each at least 0; none of them for the diagram itself
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

  /** The path of some steps. */
  public static NodePath of(int... steps) {
    return new NodePath(Arrays.stream(steps).boxed().toList());
  }

  /** Whether this is the diagram. */
  public boolean isRoot() {
    return steps.isEmpty();
  }

  /** How many moves lead here. */
  public int depth() {
    return steps.size();
  }

  /** The path of a child of this node. */
  public NodePath child(int index) {
    List<Integer> longer = new ArrayList<>(steps);
    longer.add(index);
    return new NodePath(longer);
  }

  /** The path of the node before this one; empty for the diagram. */
  public Optional<NodePath> parent() {
    return isRoot() ? Optional.empty() : Optional.of(before());
  }

  /** Which child of its parent this node is; 0 for the diagram. */
  public int index() {
    return isRoot() ? 0 : steps.getLast();
  }

  /** The path of another child of the same parent. */
  public NodePath sibling(int index) {
    return before().child(index);
  }

  /** Whether this node is a given one or follows it. */
  public boolean isAtOrBelow(NodePath other) {
    return depth() >= other.depth() && steps.subList(0, other.depth()).equals(other.steps);
  }

  private NodePath before() {
    return new NodePath(steps.subList(0, steps.size() - 1));
  }
}
