package org.mansuba.export.format;

import java.util.regex.Pattern;
import org.mansuba.export.sheet.Block;
import org.mansuba.export.sheet.Sheet;
import org.mansuba.export.sheet.Span;
import org.mansuba.notation.BoardText;

/** Writes Markdown: headings, the board in a code block, and nested lists of moves. */
final class MarkdownExporter implements Exporter {
  private static final Pattern MARKS = Pattern.compile("[\\\\`*_\\[\\]<>#|~]");
  private static final Pattern SPACE = Pattern.compile("[\\s\\x0b\\x85\\u2028\\u2029]+");
  private static final Pattern LIST = Pattern.compile("^([0-9]+)\\.");

  @Override
  public byte[] write(Sheet sheet) {
    StringBuilder out = new StringBuilder();
    Block before = null;
    for (Block block : sheet.blocks()) {
      boolean list = block instanceof Block.Line && before instanceof Block.Line;
      out.append(out.isEmpty() || list ? "" : "\n");
      switch (block) {
        case Block.Title(var text) -> out.append("# ").append(escape(text));
        case Block.SourceLine(var text) -> out.append("*").append(escape(text)).append("*");
        case Block.Board(var diagram, var toMove) -> {
          String board = BoardText.write(diagram.setup(), BoardText.Figures.UNICODE);
          int last = board.lastIndexOf('\n', board.length() - 2) + 1;
          out.append("```text\n").append(board, 0, last).append("```\n\n");
          out.append("**").append(escape(diagram.left())).append("** (");
          out.append(diagram.right()).append("), ").append(escape(toMove));
        }
        case Block.Heading(var text) -> out.append("## ").append(escape(text));
        case Block.Line(var level, var spans) ->
            out.append("  ".repeat(level))
                .append("- ")
                .append(Inline.join(spans, MarkdownExporter::span));
      }
      out.append('\n');
      before = block;
    }
    return Utf8.bytes(out);
  }

  private static String span(Span span) {
    String text = escape(span.text());
    return switch (span.style()) {
      case MAIN -> "**" + text + "**";
      case COMMENT -> "*" + text + "*";
      case MOVE, WORD -> text;
    };
  }

  /**
   * The text in one line with its own signs made harmless; a number before a move begins no list.
   */
  private static String escape(String text) {
    String line = SPACE.matcher(text).replaceAll(" ").strip();
    String plain = MARKS.matcher(line).replaceAll("\\\\$0");
    return LIST.matcher(plain).replaceAll("$1\\\\.");
  }
}
