package org.mansuba.export.format;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.export.sheet.Block;
import org.mansuba.export.sheet.Sheet;
import org.mansuba.export.sheet.Span;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Setup;
import org.mansuba.words.Language;

/**
 * Writes a document for the LaTeX package {@code diagram} for chess problems. Its fonts show the
 * ferz as a queen and the alfil as a bishop.
 */
final class LatexExporter implements Exporter {
  @Override
  public byte[] write(Sheet sheet) {
    Problem problem = sheet.problem();
    Setup setup = problem.setup();
    StringBuilder out = new StringBuilder(Resource.text("document.tex"));
    out.append("\\begin{diagram}\n");
    field(out, "author", problem.source().author());
    field(out, "source", problem.source().work());
    field(out, "sourcenr", problem.source().number());
    field(out, "year", problem.source().date());
    field(out, "dedication", problem.name());
    out.append(
        "  \\pieces[%d+%d]{%s}\n"
            .formatted(setup.count(Side.WHITE), setup.count(Side.BLACK), men(setup)));
    field(out, "stipulation", SvgExporter.diagram(sheet).left());
    String solution = text(sheet, Part.SOLUTION);
    out.append(
        "  \\solution{%s}\n"
            .formatted(solution.isEmpty() ? verdict(sheet) : LatexText.escape(solution)));
    field(out, "comment", text(sheet, Part.COMMENT));
    out.append("\\end{diagram}\n\n");
    body(out, sheet);
    return Utf8.bytes(out.append("\\end{document}\n"));
  }

  private static void field(StringBuilder out, String name, String value) {
    if (!value.isEmpty()) {
      out.append("  \\%s{%s}\n".formatted(name, LatexText.ordered(value)));
    }
  }

  private static String men(Setup setup) {
    Map<Man, StringBuilder> squares = new LinkedHashMap<>();
    for (Side side : Side.values()) {
      for (Kind kind : Kind.values()) {
        for (Square square : setup.squaresOf(new Man(side, kind))) {
          squares.computeIfAbsent(new Man(side, kind), _ -> new StringBuilder()).append(square);
        }
      }
    }
    List<String> groups = new ArrayList<>();
    squares.forEach(
        (man, where) ->
            groups.add((man.side() == Side.WHITE ? "w" : "b") + letter(man.kind()) + where));
    return String.join(", ", groups);
  }

  private static char letter(Kind kind) {
    return kind == Kind.PAWN ? 'B' : kind.letter();
  }

  /** Returns the result for a problem without a solution. */
  private static String verdict(Sheet sheet) {
    return sheet
        .checkup()
        .map(checkup -> LatexText.ordered(String.join(" ", checkup.sentences())))
        .orElse("");
  }

  private enum Part {
    SOLUTION,
    COMMENT
  }

  /** Returns the lines of moves joined into one, or the author's comment on the problem. */
  private static String text(Sheet sheet, Part part) {
    List<String> lines = new ArrayList<>();
    for (Block block : sheet.blocks()) {
      if (block instanceof Block.Line(var level, var spans)) {
        boolean moves = spans.stream().anyMatch(s -> !s.path().isRoot());
        boolean comment =
            level == 0 && spans.stream().allMatch(s -> s.style() == Span.Style.COMMENT);
        if (part == Part.SOLUTION ? moves : comment) {
          lines.add(Inline.join(spans, Span::text));
        }
      }
    }
    return String.join(part == Part.SOLUTION ? "; " : " ", lines);
  }

  /** Writes the sheet below the diagram, line by line. */
  private static void body(StringBuilder out, Sheet sheet) {
    Language language = sheet.style().words().language();
    boolean turned = language.isRightToLeft();
    out.append("\\par\\bigskip\\setlength{\\parindent}{0pt}\\raggedright\n");
    for (Block block : sheet.blocks()) {
      switch (block) {
        case Block.Heading(var text) -> {
          out.append("\n\\medskip");
          out.append(
              turned
                  ? turned(0, "\\textbf{%s}".formatted(LatexText.inTurned(text)))
                  : "\\textbf{%s}\\par\n".formatted(LatexText.escape(text)));
        }
        case Block.Line line when line.direction(language) == Language.Direction.RIGHT_TO_LEFT ->
            out.append(turned(line.level(), Inline.join(line.spans(), LatexExporter::isolated)));
        case Block.Line(var level, var spans) ->
            out.append(
                "{\\leftskip=%dem\\relax %s\\par}\n"
                    .formatted(level * 2, Inline.join(spans, LatexExporter::span)));
        case Block.Title _, Block.SourceLine _, Block.Board _ -> {}
      }
    }
  }

  /** Returns a line in right-to-left direction. */
  private static String turned(int level, String text) {
    return "{\\raggedleft\\rightskip=%dem\\relax \\righttoleft{%s}\\par}\n"
        .formatted(level * 2, text);
  }

  /** Returns a span for a right-to-left line. */
  private static String isolated(Span span) {
    return span.isMove()
        ? "\\lefttoright{%s}".formatted(span(span))
        : styled(span, LatexText.inTurned(span.text()));
  }

  private static String span(Span span) {
    return styled(span, LatexText.escape(span.text()));
  }

  private static String styled(Span span, String text) {
    return switch (span.style()) {
      case MAIN -> "\\textbf{" + text + "}";
      case COMMENT -> "\\emph{" + text + "}";
      case MOVE, WORD -> text;
    };
  }
}
