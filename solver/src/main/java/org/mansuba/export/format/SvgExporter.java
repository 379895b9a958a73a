package org.mansuba.export.format;

import org.mansuba.export.diagram.Diagram;
import org.mansuba.export.diagram.DiagramColours;
import org.mansuba.export.diagram.SvgBoard;
import org.mansuba.export.sheet.Block;
import org.mansuba.export.sheet.Sheet;

/** Writes the diagram as a vector image, with the stipulation and the number of men. */
final class SvgExporter implements Exporter {
  @Override
  public byte[] write(Sheet sheet) {
    String name = sheet.problem().name();
    return Utf8.bytes(
        new SvgBoard(DiagramColours.PARCHMENT)
            .write(diagram(sheet), name.isEmpty() ? "diagram" : name));
  }

  /** Returns the diagram of a sheet. */
  static Diagram diagram(Sheet sheet) {
    return sheet.blocks().stream()
        .filter(Block.Board.class::isInstance)
        .map(block -> ((Block.Board) block).diagram())
        .findFirst()
        .orElseGet(() -> Diagram.of(sheet.problem().setup()));
  }
}
