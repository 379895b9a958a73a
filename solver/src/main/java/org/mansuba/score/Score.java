package org.mansuba.score;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.mansuba.rules.Move;

/**
 * An annotated tree of moves from a diagram on. The first of the moves that follow a position is
 * the main line. A node is addressed by its {@link NodePath}; every change makes a new tree, which
 * shares what did not change. Whether the moves are legal is not asked here, see {@link LegalPart}.
 *
 * <pre>{@code
 * Placed key = Score.EMPTY.play(NodePath.ROOT, Move.of(Square.C4, Square.E5));
 * Score score = key.score().annotate(key.path(), Annotation.NONE.with(Glyph.GOOD));
 * }</pre>
 *
 * <p>Immutable; equal if all parts are equal.
 *
 * @param annotation what is remarked on the diagram
 * @param lines the first moves, each once; the first is the main line
 */
public record Score(Annotation annotation, List<ScoreNode> lines) {
  /** The greatest number of moves (plies) that may follow each other. */
  public static final int LONGEST = 1000;

  /** A tree without moves and remarks. */
  public static final Score EMPTY = new Score(Annotation.NONE, List.of());

  /**
   * Copies the lines.
   *
   * @throws IllegalArgumentException if two of them have the same first move
   */
  public Score {
    lines = ScoreNode.distinct(lines);
  }

  /** Whether there are neither moves nor remarks. */
  public boolean isEmpty() {
    return annotation.isEmpty() && lines.isEmpty();
  }

  /** How many moves the tree has. */
  public int size() {
    return lines.stream().mapToInt(ScoreNode::size).sum();
  }

  /** The node at a path; empty for the diagram, and where there is none. */
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

  /** The moves that follow the position at a path; none where there is no such position. */
  public List<ScoreNode> next(NodePath path) {
    return path.isRoot() ? lines : find(path).map(ScoreNode::children).orElse(List.of());
  }

  /** What is remarked on the position at a path; nothing where there is no such position. */
  public Annotation annotation(NodePath path) {
    return path.isRoot()
        ? annotation
        : find(path).map(ScoreNode::annotation).orElse(Annotation.NONE);
  }

  /**
   * The moves that lead from the diagram to a node.
   *
   * @throws IllegalArgumentException if there is no such node
   */
  public List<Move> moves(NodePath path) {
    List<Move> moves = new ArrayList<>();
    List<ScoreNode> siblings = lines;
    for (int step : path.steps()) {
      require(step < siblings.size());
      moves.add(siblings.get(step).move());
      siblings = siblings.get(step).children();
    }
    return moves;
  }

  /** The path to the end of the line that goes on from a node by first children. */
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
   * Plays a move behind a node: one that is there already is found, another becomes the last of the
   * moves that follow.
   *
   * @throws IllegalArgumentException if there is no such node, or it stands at {@link #LONGEST}
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
   * Plays moves one behind the other, as {@link #play(NodePath, Move)} does.
   *
   * @throws IllegalArgumentException as there
   */
  public Placed play(NodePath path, List<Move> moves) {
    Placed placed = new Placed(this, path);
    for (Move move : moves) {
      placed = placed.score().play(placed.path(), move);
    }
    return placed;
  }

  /**
   * Takes a node out with all that follows it; the place given back is its parent's.
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
   * Makes a node the main line among its siblings.
   *
   * @throws IllegalArgumentException if there is no such node
   */
  public Placed promote(NodePath path) {
    return moveTo(path, 0);
  }

  /**
   * Exchanges a node with the sibling before it; the first stays where it is.
   *
   * @throws IllegalArgumentException if there is no such node
   */
  public Placed moveUp(NodePath path) {
    return moveTo(path, Math.max(0, path.index() - 1));
  }

  /**
   * Exchanges a node with the sibling behind it; the last stays where it is.
   *
   * @throws IllegalArgumentException if there is no such node
   */
  public Placed moveDown(NodePath path) {
    int last = children(parentOf(path)).size() - 1;
    return moveTo(path, Math.min(last, path.index() + 1));
  }

  /**
   * Sets what is remarked on a node, or on the diagram.
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

  /** The parent of a node that must exist. */
  private NodePath parentOf(NodePath path) {
    require(find(path).isPresent());
    return path.parent().orElse(NodePath.ROOT);
  }

  /** The children of a position that must exist. */
  private List<ScoreNode> children(NodePath path) {
    require(path.isRoot() || find(path).isPresent());
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

  private static void require(boolean exists) {
    if (!exists) {
      throw new IllegalArgumentException("the tree has no node at that path");
    }
  }
}
