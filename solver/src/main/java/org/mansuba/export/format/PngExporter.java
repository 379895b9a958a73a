package org.mansuba.export.format;

import org.mansuba.export.diagram.DiagramColours;
import org.mansuba.export.diagram.PaintedBoard;
import org.mansuba.export.sheet.Sheet;

/** Writes the diagram as a bitmap, with the stipulation and the number of men. */
final class PngExporter implements Exporter {
  private static final int WIDTH = 920;

  @Override
  public byte[] write(Sheet sheet) {
    return new PaintedBoard(DiagramColours.PARCHMENT).png(SvgExporter.diagram(sheet), WIDTH);
  }
}
