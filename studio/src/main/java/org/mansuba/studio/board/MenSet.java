package org.mansuba.studio.board;

import java.util.List;
import java.util.stream.Stream;
import org.mansuba.board.Kind;
import org.mansuba.export.diagram.ManShape;

/** A way to draw the men; the shapes tell the kinds apart, the colours only the sides. */
public enum MenSet {
  /** In the abstract manner of medieval Islamic men. */
  ABSTRACT,
  /** Figures of the kind European players know. */
  FIGURES;

  /** The parts of a man, from the bottom up. */
  public List<Stroke> strokes(Kind kind) {
    return this == ABSTRACT ? inlaid(ManShape.of(kind)) : FigureMen.strokes(kind);
  }

  private static List<Stroke> inlaid(ManShape shape) {
    return Stream.concat(
            shape.body().stream().map(Stroke::body), shape.marks().stream().map(Stroke::line))
        .toList();
  }
}
