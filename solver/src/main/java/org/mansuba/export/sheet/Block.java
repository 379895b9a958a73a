package org.mansuba.export.sheet;

import java.util.List;
import org.mansuba.export.diagram.Diagram;
import org.mansuba.words.Language;

/** A part of a sheet, from top to bottom. */
public sealed interface Block {
  /**
   * The name of the problem.
   *
   * @param text not empty
   */
  record Title(String text) implements Block {}

  /**
   * Where the problem comes from.
   *
   * @param text not empty
   */
  record SourceLine(String text) implements Block {}

  /**
   * The diagram.
   *
   * @param diagram the board, with the stipulation below it at the left and the number of men at
   *     the right
   * @param toMove who is to move, in words
   */
  record Board(Diagram diagram, String toMove) implements Block {}

  /**
   * The title of a section.
   *
   * @param text not empty
   */
  record Heading(String text) implements Block {}

  /**
   * A line of its own, or a paragraph.
   *
   * @param level how far it is indented, from 0
   * @param spans its text; a space stands between two of them
   */
  record Line(int level, List<Span> spans) implements Block {
    /** Copies the list. */
    public Line {
      spans = List.copyOf(spans);
    }

    /** Whether this prints moves of the tree, so that it runs from left to right. */
    public boolean isOfTree() {
      return spans.stream().anyMatch(span -> !span.path().isRoot());
    }

    /**
     * The direction it is read in: that of the moves of the tree, of a remark alone, or else of the
     * sheet.
     *
     * @param language the language of the sheet
     */
    public Language.Direction direction(Language language) {
      if (isOfTree()) {
        return Language.Direction.LEFT_TO_RIGHT;
      }
      return isRemark() ? Language.Direction.of(spans.getFirst().text()) : language.direction();
    }

    private boolean isRemark() {
      return spans.size() == 1 && spans.getFirst().style() == Span.Style.COMMENT;
    }

    /** A line of words. */
    public static Line of(String text) {
      return new Line(0, List.of(Span.word(text)));
    }
  }
}
