package org.mansuba.problem;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.mansuba.rules.Move;
import org.mansuba.score.Score;
import org.mansuba.score.ScoreNode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Writes an annotated tree. Consecutive moves without annotation or variation share an object to
 * keep long lines readable. Unknown fields stay with their node as long as the same moves lead to
 * it.
 */
final class ScoreWriter {
  /** A node takes two levels of nesting, and a few surround the tree. */
  private static final int MOST_LEVELS = JsonText.DEEPEST / 2 - 10;

  private final Map<List<Move>, ObjectNode> unknown = new HashMap<>();
  private final List<Move> path = new ArrayList<>();
  private int level;

  private ScoreWriter() {}

  /** Returns the object of a tree; {@code old} supplies the unknown fields. */
  static ObjectNode write(Score score, ObjectNode old) {
    ScoreWriter writer = new ScoreWriter();
    writer.remember(old);
    ObjectNode object = writer.rest();
    AnnotationJson.write(score.annotation(), object);
    writer.writeChildren(score.lines(), object);
    return object;
  }

  /**
   * Stores the unknown fields of an old object, whose moves are on the path, and of its
   * descendants.
   */
  private void remember(ObjectNode object) {
    ObjectNode rest = object.deepCopy();
    rest.remove(List.of("move", "moves", "children"));
    rest.remove(AnnotationJson.FIELDS);
    if (!rest.isEmpty()) {
      unknown.put(List.copyOf(path), rest);
    }
    if (!(object.get("children") instanceof ArrayNode children)) {
      return;
    }
    for (JsonNode child : children) {
      List<Move> moves = ScoreReader.moves(new JsonField("the solution", "", child));
      path.addAll(moves);
      remember((ObjectNode) child);
      path.subList(path.size() - moves.size(), path.size()).clear();
    }
  }

  private void writeChildren(List<ScoreNode> nodes, ObjectNode object) {
    if (!nodes.isEmpty()) {
      ArrayNode children = object.putArray("children");
      nodes.forEach(node -> children.add(write(node)));
    }
  }

  private ObjectNode write(ScoreNode first) {
    if (++level > MOST_LEVELS) {
      throw new ProblemException(
          "the solution cannot be written: a line has more than %d annotated moves"
              .formatted(MOST_LEVELS));
    }
    List<Move> moves = new ArrayList<>();
    ScoreNode node = first;
    append(node.move(), moves);
    while (isBare(node)) {
      node = node.children().getFirst();
      append(node.move(), moves);
    }
    ObjectNode object = JsonNodeFactory.instance.objectNode();
    object.put(
        moves.size() == 1 ? "move" : "moves",
        moves.stream().map(Move::toString).collect(Collectors.joining(" ")));
    AnnotationJson.write(node.annotation(), object);
    object.setAll(rest());
    writeChildren(node.children(), object);
    path.subList(path.size() - moves.size(), path.size()).clear();
    level--;
    return object;
  }

  private void append(Move move, List<Move> moves) {
    path.add(move);
    moves.add(move);
  }

  /** Returns whether the node at the path has nothing but a single continuation. */
  private boolean isBare(ScoreNode node) {
    return node.children().size() == 1 && node.annotation().isEmpty() && !unknown.containsKey(path);
  }

  /** Returns the unknown fields of the node at the path. */
  private ObjectNode rest() {
    ObjectNode kept = unknown.get(path);
    return kept == null ? JsonNodeFactory.instance.objectNode() : kept.deepCopy();
  }
}
