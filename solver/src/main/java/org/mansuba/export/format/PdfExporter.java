package org.mansuba.export.format;

import java.awt.Graphics2D;
import java.io.ByteArrayOutputStream;
import org.mansuba.export.diagram.Diagram;
import org.mansuba.export.diagram.DiagramColours;
import org.mansuba.export.diagram.PaintedBoard;
import org.mansuba.export.sheet.Block;
import org.mansuba.export.sheet.Sheet;
import org.mansuba.export.sheet.Span;
import org.mansuba.words.Language;
import org.openpdf.text.Chunk;
import org.openpdf.text.Document;
import org.openpdf.text.Element;
import org.openpdf.text.Font;
import org.openpdf.text.Image;
import org.openpdf.text.PageSize;
import org.openpdf.text.Phrase;
import org.openpdf.text.Rectangle;
import org.openpdf.text.pdf.PdfPCell;
import org.openpdf.text.pdf.PdfPTable;
import org.openpdf.text.pdf.PdfTemplate;
import org.openpdf.text.pdf.PdfWriter;

/** Writes a printable document in a font with Arabic letters, which are joined. */
final class PdfExporter implements Exporter {
  private static final float MARGIN = 60;
  private static final float BOARD = 260;
  private static final float STEP = 20;

  /** Control characters around text that must run from left to right. */
  private static final String LEFT_TO_RIGHT = "\u202a";

  private static final String END = "\u202c";

  @Override
  public byte[] write(Sheet sheet) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (Document document = new Document(PageSize.A4, MARGIN, MARGIN, MARGIN, MARGIN)) {
      PdfWriter writer = PdfWriter.getInstance(document, bytes);
      document.addTitle(sheet.problem().name());
      document.addCreator("Mansuba");
      document.open();
      Page page = new Page(document, writer, sheet, new PdfFonts());
      sheet.blocks().forEach(page::add);
    }
    return bytes.toByteArray();
  }

  /** Lays out blocks from top to bottom. */
  private static final class Page {
    private final Document document;
    private final PdfWriter writer;
    private final PdfFonts fonts;
    private final Language language;
    private final boolean turned;

    Page(Document document, PdfWriter writer, Sheet sheet, PdfFonts fonts) {
      this.document = document;
      this.writer = writer;
      this.fonts = fonts;
      this.language = sheet.style().words().language();
      this.turned = language.isRightToLeft();
    }

    void add(Block block) {
      switch (block) {
        case Block.Title(var text) ->
            row(text(ordered(text), fonts.title()), language.direction(), 0, 4);
        case Block.SourceLine(var text) ->
            row(text(ordered(text), fonts.remark()), language.direction(), 0, 10);
        case Block.Board(var diagram, var toMove) -> board(diagram, toMove);
        case Block.Heading(var text) -> {
          row(text(" ", fonts.small()), language.direction(), 0, 0);
          row(text(text, fonts.heading()), language.direction(), 0, 3);
        }
        case Block.Line line -> {
          row(phrase(line), line.direction(language), line.level() * STEP, 2);
        }
      }
    }

    private Phrase phrase(Block.Line line) {
      Phrase phrase = new Phrase();
      boolean first = true;
      for (Span span : line.spans()) {
        Font font =
            switch (span.style()) {
              case MAIN -> fonts.bold();
              case COMMENT -> fonts.remark();
              case MOVE, WORD -> fonts.plain();
            };
        String space = first || span.isAttached() ? "" : " ";
        String text =
            switch (span.style()) {
              case MAIN, MOVE -> LEFT_TO_RIGHT + span.text() + END;
              case COMMENT -> ordered(span.text());
              case WORD -> span.text();
            };
        phrase.add(new Chunk(space + text, font));
        first = false;
      }
      return phrase;
    }

    /** Returns a text that keeps its own direction, regardless of its surroundings. */
    private static String ordered(String text) {
      return Language.Direction.of(text) == Language.Direction.LEFT_TO_RIGHT
          ? LEFT_TO_RIGHT + text + END
          : text;
    }

    private static Phrase text(String text, Font font) {
      return new Phrase(text, font);
    }

    /** Adds a full-width line. It is a table cell because only those support Arabic script. */
    private void row(Phrase phrase, Language.Direction direction, float indent, float below) {
      boolean rightToLeft = direction == Language.Direction.RIGHT_TO_LEFT;
      PdfPCell cell = new PdfPCell(phrase);
      cell.setRunDirection(
          rightToLeft || hasArabic(phrase.getContent())
              ? (rightToLeft ? PdfWriter.RUN_DIRECTION_RTL : PdfWriter.RUN_DIRECTION_LTR)
              : PdfWriter.RUN_DIRECTION_NO_BIDI);
      cell.setBorder(Rectangle.NO_BORDER);
      cell.setPadding(0);
      cell.setPaddingLeft(rightToLeft ? 0 : indent);
      cell.setPaddingRight(rightToLeft ? indent : 0);
      cell.setPaddingBottom(below);
      cell.setLeading(0, 1.45f);
      PdfPTable table = new PdfPTable(1);
      table.setWidthPercentage(100);
      table.setSplitLate(false);
      table.addCell(cell);
      document.add(table);
    }

    private static boolean hasArabic(String text) {
      return text.chars().anyMatch(c -> Character.getDirectionality((char) c) == 2);
    }

    private void board(Diagram diagram, String toMove) {
      Diagram plain = Diagram.of(diagram.setup()).with(diagram.annotation());
      float height = (float) (PaintedBoard.height(plain) * BOARD / PaintedBoard.width());
      PdfTemplate picture = writer.getDirectContent().createTemplate(BOARD, height);
      Graphics2D g = picture.createGraphicsShapes(BOARD, height);
      g.scale(BOARD / PaintedBoard.width(), BOARD / PaintedBoard.width());
      new PaintedBoard(DiagramColours.PARCHMENT).paint(g, plain);
      g.dispose();
      Image image = Image.getInstance(picture);
      image.setAlignment(Element.ALIGN_CENTER);
      document.add(image);
      caption(diagram.left(), fonts.bold());
      caption(LEFT_TO_RIGHT + diagram.right() + END + "    " + toMove, fonts.plain());
      row(text(" ", fonts.small()), language.direction(), 0, 0);
    }

    private void caption(String text, Font font) {
      PdfPCell cell = new PdfPCell(new Phrase(text, font));
      cell.setRunDirection(turned ? PdfWriter.RUN_DIRECTION_RTL : PdfWriter.RUN_DIRECTION_LTR);
      cell.setBorder(Rectangle.NO_BORDER);
      cell.setHorizontalAlignment(Element.ALIGN_CENTER);
      PdfPTable table = new PdfPTable(1);
      table.setWidthPercentage(100);
      table.addCell(cell);
      document.add(table);
    }
  }
}
