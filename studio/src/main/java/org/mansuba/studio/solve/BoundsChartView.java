package org.mansuba.studio.solve;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import javafx.geometry.NodeOrientation;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polyline;
import org.mansuba.search.Bounds;
import org.mansuba.studio.i18n.Texts;

/**
 * How the two bounds of the length came closer over the time of a search: the proved "none in" from
 * below, the known win from above.
 */
final class BoundsChartView extends Region {
  private static final double LEFT = 26;
  private static final double BOTTOM = 24;
  private static final double TOP = 8;
  private static final double SHORT = 12;

  private final Polyline below = new Polyline();
  private final Polyline above = new Polyline();
  private final Label least = mark("chart-mark-y");
  private final Label most = mark("chart-mark-y");
  private final Label time = mark("chart-mark-x");
  private final Line ground = new Line();
  private final HBox legend;
  private SolveState state = SolveState.UNASKED;

  BoundsChartView(Texts texts) {
    legend =
        new HBox(
            legend(texts, "chart.above", "legend-above"),
            legend(texts, "chart.below", "legend-below"));
    legend.getStyleClass().add("chart-legend");
    getStyleClass().add("bounds-chart");
    setNodeOrientation(NodeOrientation.LEFT_TO_RIGHT);
    setMinHeight(116);
    setPrefHeight(116);
    below.getStyleClass().add("bound-below");
    above.getStyleClass().add("bound-above");
    ground.getStyleClass().add("chart-ground");
    getChildren().addAll(ground, below, above, least, most, time, legend);
  }

  void show(SolveState shown) {
    state = shown;
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    below.getPoints().clear();
    above.getPoints().clear();
    double bottom = getHeight() - BOTTOM;
    ground.setStartX(LEFT);
    ground.setEndX(getWidth() - 6);
    ground.setStartY(bottom);
    ground.setEndY(bottom);
    double end = Math.max(0.001, seconds(state.elapsed().toNanos()));
    int top = top();
    for (SolveState.CoursePoint point : state.course()) {
      double x = LEFT + (getWidth() - 6 - LEFT) * seconds(point.elapsed().toNanos()) / end;
      step(below, x, y(Math.max(0, point.bounds().noneIn()), top, bottom));
      if (point.bounds().hasWin()) {
        step(above, x, y(point.bounds().winIn(), top, bottom));
      }
    }
    // A win that is known only at the very end is seen all the same.
    if (above.getPoints().size() == 2) {
      above.getPoints().addAll(above.getPoints().get(0) - SHORT, above.getPoints().get(1));
    }
    least.resizeRelocate(0, bottom - 8, LEFT - 6, 16);
    most.resizeRelocate(0, y(top, top, bottom) - 8, LEFT - 6, 16);
    time.resizeRelocate(getWidth() - 96, bottom + 4, 90, 16);
    legend.resizeRelocate(LEFT, bottom + 4, getWidth() - 96 - LEFT, 16);
    most.setText(String.valueOf(top));
    time.setText(String.format(Locale.ROOT, end < 10 ? "%.2f s" : "%.0f s", end));
  }

  private int top() {
    OptionalInt most =
        state.course().stream()
            .map(SolveState.CoursePoint::bounds)
            .mapToInt(b -> b.hasWin() ? b.winIn() : b.noneIn())
            .max();
    return Math.max(4, most.orElse(0) + (hasWin() ? 0 : 2));
  }

  private boolean hasWin() {
    return state.course().stream().map(SolveState.CoursePoint::bounds).anyMatch(Bounds::hasWin);
  }

  /** What a line means: a stroke of its colour before its name. */
  private static Label legend(Texts texts, String key, String style) {
    Region stroke = new Region();
    stroke.getStyleClass().add(style);
    stroke.setMinSize(14, 2);
    stroke.setMaxSize(14, 2);
    Label label = new Label("", stroke);
    label.textProperty().bind(texts.bind(key));
    label.getStyleClass().add("chart-mark");
    return label;
  }

  private static Label mark(String style) {
    Label label = new Label("0");
    label.getStyleClass().addAll("chart-mark", style);
    return label;
  }

  private static void step(Polyline line, double x, double y) {
    List<Double> points = line.getPoints();
    if (!points.isEmpty()) {
      points.add(x);
      points.add(points.get(points.size() - 2));
    }
    points.add(x);
    points.add(y);
  }

  private static double y(int moves, int top, double bottom) {
    return bottom - (bottom - TOP) * moves / top;
  }

  private static double seconds(long nanos) {
    return nanos / 1e9;
  }
}
