package org.mansuba.studio.solution;

import java.util.List;
import org.mansuba.score.NodePath;

/** A row of a printed score. */
public sealed interface ScoreRow {
  /** How deep the variation is nested, 0 for the main line. */
  int depth();

  /**
   * Moves in a row.
   *
   * @param depth how deep the variation is nested
   * @param moves the moves
   */
  record Moves(int depth, List<MoveToken> moves) implements ScoreRow {
    /** Copies the list. */
    public Moves {
      moves = List.copyOf(moves);
    }
  }

  /**
   * A comment.
   *
   * @param depth how deep the variation is nested
   * @param path the move it is about, the root for the diagram
   * @param text the comment
   */
  record Comment(int depth, NodePath path, String text) implements ScoreRow {}

  /**
   * A variation that is folded away.
   *
   * @param depth how deep it is nested
   * @param first its first move
   * @param more how many moves follow it
   */
  record Folded(int depth, MoveToken first, int more) implements ScoreRow {}

  /**
   * A printed move.
   *
   * @param path its place in the tree
   * @param number {@code 1.} or {@code 1...}, or empty in the middle of a line
   * @param move the move as it is printed
   * @param glyphs the signs behind it
   * @param remarks whether arrows or marked squares belong to it
   */
  record MoveToken(NodePath path, String number, String move, String glyphs, boolean remarks) {
    /** The whole text. */
    public String text() {
      return number + move + glyphs + (remarks ? " ◆" : "");
    }
  }
}
