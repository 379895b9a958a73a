package org.mansuba.export.sheet;

import org.mansuba.score.NodePath;

/**
 * A stretch of text on a sheet. Immutable; equal if all parts are equal.
 *
 * @param text the text, without spaces at its ends
 * @param style what it is
 * @param path the node of the solution it prints, the root if it prints none
 */
public record Span(String text, Style style, NodePath path) {
  /** What a span is. */
  public enum Style {
    /** A move of the main line. */
    MAIN,
    /** Another move, or several. */
    MOVE,
    /** Words of the sheet. */
    WORD,
    /** A remark of the author. */
    COMMENT
  }

  /** Words. */
  public static Span word(String text) {
    return new Span(text, Style.WORD, NodePath.ROOT);
  }

  /** Moves that are not in the tree. */
  public static Span moves(String text) {
    return new Span(text, Style.MOVE, NodePath.ROOT);
  }

  /** Whether this stands right behind what is before it, as a full stop does. */
  public boolean isAttached() {
    return !text.isEmpty() && ".,;:،؛".indexOf(text.charAt(0)) >= 0;
  }

  /** Whether this prints moves, which are read from left to right in every language. */
  public boolean isMove() {
    return style == Style.MAIN || style == Style.MOVE;
  }
}
