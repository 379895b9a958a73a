package org.mansuba.studio.soundness;

import java.util.List;
import org.mansuba.rules.Move;
import org.mansuba.studio.i18n.Lines;

/**
 * A line of a report.
 *
 * @param tone what kind of line it is
 * @param text the words
 * @param note what is remarked beside it, possibly empty
 * @param moves the moves from the diagram to the position it speaks of; none for words alone
 */
public record CheckRow(Tone tone, String text, String note, List<Move> moves) {
  /** What kind of line a line is. */
  public enum Tone {
    /** A heading. */
    HEADING,
    /** A line of play. */
    LINE,
    /** A line of play that says more about the one above it. */
    NESTED,
    /** A remark. */
    REMARK
  }

  /** Copies the list. */
  public CheckRow {
    moves = List.copyOf(moves);
  }

  /** Whether its words are a line of play alone, which reads from left to right. */
  boolean isLeftToRight() {
    return !Lines.isRightToLeft(text);
  }

  static CheckRow heading(String text) {
    return new CheckRow(Tone.HEADING, text, "", List.of());
  }

  static CheckRow remark(String text) {
    return new CheckRow(Tone.REMARK, text, "", List.of());
  }
}
