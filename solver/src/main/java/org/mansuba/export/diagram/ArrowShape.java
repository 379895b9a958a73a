package org.mansuba.export.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.mansuba.score.Arrow;

/** The outline of an arrow on the board, as corners of a polygon. */
final class ArrowShape {
  private static final double HALF_SHAFT = 8;
  private static final double HALF_HEAD = 24;
  private static final double HEAD = 40;
  private static final double GAP = 18;

  private ArrowShape() {}

  /** Returns the corners as pairs of coordinates. */
  static List<double[]> corners(Arrow arrow) {
    double half = BoardPlan.SQUARE / 2;
    double x0 = BoardPlan.x(arrow.from()) + half;
    double y0 = BoardPlan.y(arrow.from()) + half;
    double dx = BoardPlan.x(arrow.to()) + half - x0;
    double dy = BoardPlan.y(arrow.to()) + half - y0;
    double length = Math.hypot(dx, dy);
    double ux = dx / length;
    double uy = dy / length;
    double[][] alongAndAcross = {
      {GAP, HALF_SHAFT},
      {length - HEAD, HALF_SHAFT},
      {length - HEAD, HALF_HEAD},
      {length, 0},
      {length - HEAD, -HALF_HEAD},
      {length - HEAD, -HALF_SHAFT},
      {GAP, -HALF_SHAFT}
    };
    List<double[]> corners = new ArrayList<>();
    for (double[] at : alongAndAcross) {
      corners.add(new double[] {x0 + at[0] * ux - at[1] * uy, y0 + at[0] * uy + at[1] * ux});
    }
    return corners;
  }

  /** Returns the corners as the points of an SVG polygon. */
  static String points(Arrow arrow) {
    return corners(arrow).stream()
        .map(c -> String.format(Locale.ROOT, "%.1f,%.1f", c[0], c[1]))
        .collect(Collectors.joining(" "));
  }
}
