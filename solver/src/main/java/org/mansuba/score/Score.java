package org.mansuba.score;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.mansuba.rules.Move;

/**
 * An annotated tree of moves from a diagram. The first child of each node continues the main line.
 * A node is addressed by its {@link NodePath}. Changes return a new tree, which shares the
 * unchanged parts. The legality of moves is not checked here; see {@link LegalPart}.
 *
 * <pre>{@code
 * Placed key = Score.EMPTY.play(NodePath.ROOT, Move.of(Square.C4, Square.E5));
 * Score score = key.score().annotate(key.path(), Annotation.NONE.with(Glyph.GOOD));
 * }</pre>
 *
 * <p>Immutable; equal if all parts are equal.
 *
 * @param annotation the annotation of the diagram
 * @param lines the first moves, all different; the first one is the main line
 */
public record Score(Annotation annotation, List<ScoreNode> lines) {
  /** The maximum number of plies in a line. */
  public static final int LONGEST = 1000;

  /** A tree without moves and annotations. */
  public static final Score EMPTY = new Score(Annotation.NONE, List.of());

  /**
   * Copies the lines.
   *
   * @throws IllegalArgumentException if two of them start with the same move
   */
  public Score {
    lines = ScoreNode.distinct(lines);
  }

  /** Returns whether the tree has neither moves nor annotations. */
  public boolean isEmpty() {
    return annotation.isEmpty() && lines.isEmpty();
  }

  /** Returns the number of moves in the tree. */
  public int size() {
    return lines.stream().mapToInt(ScoreNode::size).sum();
  }

  /** Returns the node at a path; empty for the diagram and for a missing node. */
  public Optional<ScoreNode> find(NodePath path) {
    List<ScoreNode> siblings = lines;
    Optional<ScoreNode> node = Optional.empty();
    for (int step : path.steps()) {
      if (step >= siblings.size()) {
        return Optional.empty();
      }
      node = Optional.of(siblings.get(step));
      siblings = siblings.get(step).children();
    }
    return node;
  }

  /** Returns the children of the node at a path; none for a missing node. */
  public List<ScoreNode> next(NodePath path) {
    return path.isRoot() ? lines : find(path).map(ScoreNode::children).orElse(List.of());
  }

  /** Returns the annotation of the node at a path; none for a missing node. */
  public Annotation annotation(NodePath path) {
    return path.isRoot()
        ? annotation
        : find(path).map(ScoreNode::annotation).orElse(Annotation.NONE);
  }

  /**
   * Returns the moves from the diagram to a node.
   *
   * @throws IllegalArgumentException if there is no such node
   */
  public List<Move> moves(NodePath path) {
    List<Move> moves = new ArrayList<>();
    List<ScoreNode> siblings = lines;
    for (int step : path.steps()) {
      if (step >= siblings.size()) {
        throw missing();
      }
      moves.add(siblings.get(step).move());
      siblings = siblings.get(step).children();
    }
    return moves;
  }

  /** Returns the path of the last node reached from {@code path} by first children. */
  public NodePath end(NodePath path) {
    NodePath end = path;
    List<ScoreNode> next = next(path);
    while (!next.isEmpty()) {
      end = end.child(0);
      next = next.getFirst().children();
    }
    return end;
  }

  /**
   * Plays a move after a node. An existing child with that move is reused; a new one becomes the
   * last child.
   *
   * @throws IllegalArgumentException if there is no such node, or the line would exceed {@link
   *     #LONGEST} plies
   */
  public Placed play(NodePath path, Move move) {
    List<ScoreNode> siblings = children(path);
    for (int i = 0; i < siblings.size(); i++) {
      if (siblings.get(i).move().equals(move)) {
        return new Placed(this, path.child(i));
      }
    }
    if (path.depth() >= LONGEST) {
      throw new IllegalArgumentException("a line has at most " + LONGEST + " moves");
    }
    return new Placed(
        edit(path, list -> appended(list, ScoreNode.of(move))), path.child(siblings.size()));
  }

  /**
   * Plays several moves in a row, like {@link #play(NodePath, Move)}.
   *
   * @throws IllegalArgumentException as for {@link #play(NodePath, Move)}
   */
  public Placed play(NodePath path, List<Move> moves) {
    Placed placed = new Placed(this, path);
    for (Move move : moves) {
      placed = placed.score().play(placed.path(), move);
    }
    return placed;
  }

  /**
   * Deletes a node and its descendants; the result points to its parent.
   *
   * @throws IllegalArgumentException if there is no such node
   */
  public Placed delete(NodePath path) {
    NodePath parent = parentOf(path);
    return new Placed(
        edit(
            parent,
            list -> {
              List<ScoreNode> rest = new ArrayList<>(list);
              rest.remove(path.index());
              return rest;
            }),
        parent);
  }

  /**
   * Makes a node the first of its siblings.
   *
   * @throws IllegalArgumentException if there is no such node
   */
  public Placed promote(NodePath path) {
    return moveTo(path, 0);
  }

  /**
   * Moves a node before its preceding sibling; the first one stays in place.
   *
   * @throws IllegalArgumentException if there is no such node
   */
  public Placed moveUp(NodePath path) {
    return moveTo(path, Math.max(0, path.index() - 1));
  }

  /**
   * Moves a node after its next sibling; the last one stays in place.
   *
   * @throws IllegalArgumentException if there is no such node
   */
  public Placed moveDown(NodePath path) {
    int last = children(parentOf(path)).size() - 1;
    return moveTo(path, Math.min(last, path.index() + 1));
  }

  /**
   * Replaces the annotation of a node or of the diagram.
   *
   * @throws IllegalArgumentException if there is no such node
   */
  public Score annotate(NodePath path, Annotation value) {
    if (path.isRoot()) {
      return new Score(value, lines);
    }
    return edit(
        parentOf(path),
        list -> {
          List<ScoreNode> changed = new ArrayList<>(list);
          changed.set(path.index(), list.get(path.index()).withAnnotation(value));
          return changed;
        });
  }

  private Placed moveTo(NodePath path, int index) {
    Score moved =
        edit(
            parentOf(path),
            list -> {
              List<ScoreNode> changed = new ArrayList<>(list);
              changed.add(index, changed.remove(path.index()));
              return changed;
            });
    return new Placed(moved, path.sibling(index));
  }

  /** Returns the parent of a node; throws if the node is missing. */
  private NodePath parentOf(NodePath path) {
    if (find(path).isEmpty()) {
      throw missing();
    }
    return path.parent().orElse(NodePath.ROOT);
  }

  /** Returns the children of a node; throws if the node is missing. */
  private List<ScoreNode> children(NodePath path) {
    if (!path.isRoot() && find(path).isEmpty()) {
      throw missing();
    }
    return next(path);
  }

  private Score edit(NodePath parent, UnaryOperator<List<ScoreNode>> change) {
    return new Score(annotation, edit(lines, parent.steps(), 0, change));
  }

  private static List<ScoreNode> edit(
      List<ScoreNode> siblings,
      List<Integer> steps,
      int depth,
      UnaryOperator<List<ScoreNode>> change) {
    if (depth == steps.size()) {
      return change.apply(siblings);
    }
    int step = steps.get(depth);
    ScoreNode node = siblings.get(step);
    List<ScoreNode> changed = new ArrayList<>(siblings);
    changed.set(step, node.withChildren(edit(node.children(), steps, depth + 1, change)));
    return Collections.unmodifiableList(changed);
  }

  private static List<ScoreNode> appended(List<ScoreNode> list, ScoreNode node) {
    List<ScoreNode> longer = new ArrayList<>(list);
    longer.add(node);
    return longer;
  }

  private static IllegalArgumentException missing() {
    return new IllegalArgumentException("the tree has no node at that path");
  }
}
