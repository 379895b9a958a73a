package org.mansuba.export.format;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.export.diagram.Diagram;
import org.mansuba.export.diagram.DiagramColours;
import org.mansuba.export.diagram.SvgBoard;
import org.mansuba.export.diagram.XmlText;
import org.mansuba.export.sheet.Block;
import org.mansuba.export.sheet.Sheet;
import org.mansuba.export.sheet.Span;
import org.mansuba.score.NodePath;
import org.mansuba.words.Language;
import org.mansuba.words.Words;

/**
 * Writes a self-contained page. Without scripts it shows the diagram and all text; with scripts the
 * reader can select moves and the board follows.
 */
final class HtmlExporter implements Exporter {
  private static final int LEVELS = 9;

  @Override
  public byte[] write(Sheet sheet) {
    Language language = sheet.style().words().language();
    String name = sheet.problem().name();
    StringBuilder out = new StringBuilder();
    out.append(
        "<!DOCTYPE html>\n<html lang=\"%s\" dir=\"%s\">\n"
            .formatted(language.code(), word(language.direction())));
    out.append("<head>\n<meta charset=\"utf-8\">\n");
    out.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    out.append("<title>%s</title>\n".formatted(XmlText.escape(name.isEmpty() ? "Mansuba" : name)));
    out.append("<style>\n").append(Resource.text("page.css")).append("</style>\n</head>\n<body>\n");
    symbols(out);
    out.append("<main>\n");
    new Body(sheet, new HtmlMoves(sheet), out).write();
    out.append("</main>\n<script>\n").append(Resource.text("page.js")).append("</script>\n");
    return Utf8.bytes(out.append("</body>\n</html>\n"));
  }

  private static String word(Language.Direction direction) {
    return direction == Language.Direction.RIGHT_TO_LEFT ? "rtl" : "ltr";
  }

  /** The men as symbols from which the script builds positions. */
  private static void symbols(StringBuilder out) {
    out.append("<svg width=\"0\" height=\"0\" aria-hidden=\"true\" class=\"store\"><defs>\n");
    for (Side side : Side.values()) {
      for (Kind kind : Kind.values()) {
        out.append(
            "<g id=\"%s\">%s</g>\n"
                .formatted(
                    HtmlMoves.letter(new Man(side, kind)),
                    SvgBoard.man(kind, DiagramColours.PARCHMENT.men(side))));
      }
    }
    out.append("</defs></svg>\n");
  }

  /** Writes what is seen of one page. */
  private static final class Body {
    private final Sheet sheet;
    private final HtmlMoves moves;
    private final StringBuilder out;
    private final Set<NodePath> printed = new HashSet<>();

    Body(Sheet sheet, HtmlMoves moves, StringBuilder out) {
      this.sheet = sheet;
      this.moves = moves;
      this.out = out;
    }

    void write() {
      boolean text = false;
      for (Block block : sheet.blocks()) {
        switch (block) {
          case Block.Title(var title) ->
              out.append("<h1><bdi>").append(XmlText.escape(title)).append("</bdi></h1>\n");
          case Block.SourceLine(var source) ->
              out.append("<p class=\"source\"><bdi>")
                  .append(XmlText.escape(source))
                  .append("</bdi></p>\n");
          case Block.Board(var diagram, var toMove) -> {
            board(diagram, toMove);
            out.append("<div class=\"text\">\n");
            text = true;
          }
          case Block.Heading(var heading) ->
              out.append("<h2>").append(XmlText.escape(heading)).append("</h2>\n");
          case Block.Line line -> line(line);
        }
      }
      out.append(text ? "</div>\n" : "");
    }

    private void board(Diagram diagram, String toMove) {
      out.append("<figure id=\"board\" dir=\"ltr\" ").append(moves.attributes(NodePath.ROOT));
      Words words = sheet.style().words();
      Stream.of("first", "back", "next", "last")
          .map(way -> " data-%s=\"%s\"".formatted(way, XmlText.escape(words.text("player." + way))))
          .forEach(out::append);
      out.append(">\n");
      Diagram plain = Diagram.of(diagram.setup()).with(diagram.annotation());
      String name = sheet.problem().name();
      out.append(
          new SvgBoard(DiagramColours.PARCHMENT).write(plain, name.isEmpty() ? toMove : name));
      out.append(
          "<figcaption dir=\"auto\"><b>%s</b> <span class=\"men-count\" dir=\"ltr\">%s</span> <span>%s</span></figcaption>\n"
              .formatted(
                  XmlText.escape(diagram.left()),
                  XmlText.escape(diagram.right()),
                  XmlText.escape(toMove)));
      out.append("</figure>\n");
    }

    private void line(Block.Line line) {
      int level = Math.min(line.level(), LEVELS);
      Language language = sheet.style().words().language();
      Language.Direction direction = line.direction(language);
      out.append("<p class=\"%sl%d\"".formatted(line.isOfTree() ? "line " : "", level));
      out.append(direction == language.direction() ? "" : " dir=\"%s\"".formatted(word(direction)));
      out.append('>');
      out.append(Inline.join(line.spans(), this::span)).append("</p>\n");
    }

    private String span(Span span) {
      String text = XmlText.escape(span.text());
      String main = span.style() == Span.Style.MAIN ? " main" : "";
      if (span.isMove() && !span.path().isRoot() && printed.add(span.path())) {
        return "<span class=\"move%s\" dir=\"ltr\" %s>%s</span>"
            .formatted(main, moves.attributes(span.path()), text);
      }
      return switch (span.style()) {
        case MAIN, MOVE -> "<bdi dir=\"ltr\" class=\"moves\">" + text + "</bdi>";
        case COMMENT -> "<bdi class=\"comment\">" + text + "</bdi>";
        case WORD -> text;
      };
    }
  }
}
