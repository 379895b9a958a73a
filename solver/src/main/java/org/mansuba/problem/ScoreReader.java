package org.mansuba.problem;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mansuba.notation.Excerpt;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.score.Score;
import org.mansuba.score.ScoreNode;

/**
 * Reads an annotated tree. A node has a {@code move}, or several consecutive {@code moves} of which
 * only the last may have an annotation and more than one continuation.
 */
final class ScoreReader {
  private static final String SHAPE = "[{\"move\": \"c4e5\"}]";

  private final @Nullable Position position;
  private int depth;

  private ScoreReader() {
    position = null;
  }

  private ScoreReader(Position position) {
    this.position = position;
  }

  /**
   * Reads the tree in a field, whose moves must be legal.
   *
   * @param position the diagram; restored afterwards
   */
  static Score read(JsonField field, Position position) {
    return read(field, new ScoreReader(position));
  }

  /** Reads the tree in a field without checking whether the moves are legal. */
  static Score readUnchecked(JsonField field) {
    return read(field, new ScoreReader());
  }

  private static Score read(JsonField field, ScoreReader reader) {
    field.object("{\"children\": " + SHAPE + "}");
    return new Score(AnnotationJson.read(field), reader.children(field));
  }

  /** Returns the moves of a node's object, at least one. */
  static List<Move> moves(JsonField object) {
    object.object("{\"move\": \"c4e5\"}");
    Optional<JsonField> one = object.get("move");
    Optional<JsonField> several = object.get("moves");
    if (one.isPresent() == several.isPresent()) {
      throw object.wrong(
          one.isPresent()
              ? "has both move and moves; keep one of them"
              : "has no move; add \"move\": \"c4e5\"");
    }
    if (one.isPresent()) {
      return List.of(
          Move.parse(one.get().text())
              .orElseThrow(() -> one.get().isButMustBe("a move, as c4e5, or e1<c3 for a swap")));
    }
    return several.map(ScoreReader::parse).orElseThrow();
  }

  private static List<Move> parse(JsonField field) {
    List<Move> moves = new ArrayList<>();
    for (String word : field.text().strip().split("\\s+", -1)) {
      int number = moves.size() + 1;
      moves.add(
          Move.parse(word)
              .orElseThrow(
                  () ->
                      field.wrong(
                          "has %s as its move %d; a move is written as c4e5, or e1<c3 for a swap"
                              .formatted(Excerpt.of(word), number))));
    }
    return moves;
  }

  private List<ScoreNode> children(JsonField object) {
    List<JsonField> items = object.get("children").map(f -> f.items(SHAPE)).orElse(List.of());
    List<ScoreNode> children = new ArrayList<>();
    Set<Move> seen = new HashSet<>();
    for (JsonField item : items) {
      List<Move> moves = moves(item);
      if (!seen.add(moves.getFirst())) {
        throw item.wrong(
            "starts with %s, like another child of its parent; merge them"
                .formatted(moves.getFirst()));
      }
      children.add(node(item, moves));
    }
    return children;
  }

  private ScoreNode node(JsonField item, List<Move> moves) {
    for (int i = 0; i < moves.size(); i++) {
      make(item, moves, i);
    }
    ScoreNode node = new ScoreNode(moves.getLast(), AnnotationJson.read(item), children(item));
    for (int i = moves.size() - 1; i >= 0; i--) {
      unmake();
      node = i == moves.size() - 1 ? node : ScoreNode.of(moves.get(i)).withChildren(List.of(node));
    }
    return node;
  }

  private void make(JsonField item, List<Move> moves, int index) {
    Move move = moves.get(index);
    if (++depth > Score.LONGEST) {
      throw item.wrong("is too deep; a line has at most %d moves".formatted(Score.LONGEST));
    }
    if (position == null) {
      return;
    }
    if (!position.isLegal(move.packed())) {
      String what = moves.size() == 1 ? "the move " + move : move + " as its move " + (index + 1);
      throw item.wrong(
          "has %s, which is illegal there; remove it, or correct the moves before it"
              .formatted(what));
    }
    position.make(move.packed());
  }

  private void unmake() {
    depth--;
    if (position != null) {
      position.unmake();
    }
  }
}
