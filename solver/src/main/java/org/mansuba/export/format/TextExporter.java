package org.mansuba.export.format;

import java.util.List;
import org.mansuba.export.diagram.Diagram;
import org.mansuba.export.sheet.Block;
import org.mansuba.export.sheet.Sheet;
import org.mansuba.export.sheet.Span;
import org.mansuba.notation.BoardText;
import org.mansuba.notation.Excerpt;
import org.mansuba.words.Language;

/** Writes annotated plain text. */
final class TextExporter implements Exporter {
  private static final int WIDTH = 79;
  private static final int STEP = 3;

  @Override
  public byte[] write(Sheet sheet) {
    Language language = sheet.style().words().language();
    boolean turned = language.isRightToLeft();
    StringBuilder out = new StringBuilder();
    Block before = null;
    for (Block block : sheet.blocks()) {
      boolean apart = block instanceof Block.Heading || before instanceof Block.Board;
      out.append(apart ? "\n" : "");
      switch (block) {
        case Block.Title(var text) -> out.append(Excerpt.visible(text)).append('\n');
        case Block.SourceLine(var text) -> wrap(out, Excerpt.visible(text), 0);
        case Block.Board(var diagram, var toMove) ->
            board(
                out,
                diagram,
                toMove,
                turned ? Inline.leftToRight(diagram.right()) : diagram.right());
        case Block.Heading(var text) -> out.append(text).append('\n');
        case Block.Line line ->
            wrap(out, turned ? turned(line, language) : plain(line.spans()), line.level());
      }
      before = block;
    }
    return Utf8.bytes(out);
  }

  private static String turned(Block.Line line, Language language) {
    String text = Inline.join(line.spans(), Inline::isolated);
    return line.direction(language) == Language.Direction.LEFT_TO_RIGHT
        ? Inline.leftToRight(text)
        : text;
  }

  private static String plain(List<Span> spans) {
    return Inline.join(
        spans,
        span ->
            Excerpt.visible(
                span.style() == Span.Style.COMMENT ? remark(span, spans) : span.text()));
  }

  /** Returns a comment; among moves it is put in brackets. */
  private static String remark(Span span, List<Span> spans) {
    return spans.size() == 1 ? span.text() : "[" + span.text() + "]";
  }

  private static void board(StringBuilder out, Diagram diagram, String toMove, String men) {
    String board = BoardText.write(diagram.setup(), BoardText.Figures.UNICODE);
    int last = board.lastIndexOf('\n', board.length() - 2) + 1;
    String sign = board.substring(last, last + 4);
    out.append(board, 0, last).append(sign).append(toMove).append('\n');
    out.append(diagram.left()).append("   ").append(men).append('\n');
  }

  /** Breaks lines at spaces; all lines have the same indent. */
  private static void wrap(StringBuilder out, String text, int level) {
    String indent = " ".repeat(STEP * level);
    for (String paragraph : text.strip().split("\\n\\s*", -1)) {
      StringBuilder line = new StringBuilder(indent);
      boolean empty = true;
      for (String word : paragraph.split(" +", -1)) {
        if (!empty && line.length() + 1 + word.length() > WIDTH) {
          out.append(line).append('\n');
          line = new StringBuilder(indent);
          empty = true;
        }
        line.append(empty ? "" : " ").append(word);
        empty = false;
      }
      out.append(line).append('\n');
    }
  }
}
