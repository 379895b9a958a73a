package org.mansuba.studio.board;

import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Polygon;
import org.mansuba.board.Square;
import org.mansuba.score.Annotation;
import org.mansuba.score.Arrow;
import org.mansuba.score.MarkedSquare;

/** Arrows and marked squares over the board. */
final class ShapesView extends Pane {
  ShapesView() {
    setMouseTransparent(true);
    setManaged(false);
  }

  /** Draws what an annotation shows, on a board that fills this sheet. */
  void show(Annotation annotation, Orientation view) {
    getChildren().clear();
    double side = getWidth() / 8;
    for (MarkedSquare mark : annotation.squares()) {
      Circle circle =
          new Circle(x(mark.square(), view, side), y(mark.square(), view, side), 0.44 * side);
      circle.getStyleClass().addAll("shape-ring", mark.colour().text());
      circle.setStrokeWidth(0.06 * side);
      getChildren().add(circle);
    }
    for (Arrow arrow : annotation.arrows()) {
      Polygon polygon = polygon(arrow, view, side);
      polygon.getStyleClass().addAll("shape-arrow", arrow.colour().text());
      getChildren().add(polygon);
    }
  }

  private static Polygon polygon(Arrow arrow, Orientation view, double side) {
    double x = x(arrow.from(), view, side);
    double y = y(arrow.from(), view, side);
    double dx = x(arrow.to(), view, side) - x;
    double dy = y(arrow.to(), view, side) - y;
    double length = Math.hypot(dx, dy);
    double[][] alongAndAcross = {
      {0.2 * side, 0.08 * side},
      {length - 0.4 * side, 0.08 * side},
      {length - 0.4 * side, 0.24 * side},
      {length, 0},
      {length - 0.4 * side, -0.24 * side},
      {length - 0.4 * side, -0.08 * side},
      {0.2 * side, -0.08 * side}
    };
    Polygon polygon = new Polygon();
    for (double[] at : alongAndAcross) {
      polygon.getPoints().add(x + (at[0] * dx - at[1] * dy) / length);
      polygon.getPoints().add(y + (at[0] * dy + at[1] * dx) / length);
    }
    return polygon;
  }

  private static double x(Square square, Orientation view, double side) {
    return (view.column(square) + 0.5) * side;
  }

  private static double y(Square square, Orientation view, double side) {
    return (view.row(square) + 0.5) * side;
  }
}
