package org.mansuba.studio.board;

import javafx.scene.Group;
import javafx.scene.layout.Region;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.transform.Scale;
import org.mansuba.board.Man;
import org.mansuba.board.Side;

/** A man drawn in lines, as large as it is given room. */
public final class ManView extends Region {
  private static final double BOX = 100;

  private final Group drawing = new Group();
  private final Scale scale = new Scale(1, 1, 0, 0);

  /** Draws a man of a set. */
  public ManView(Man man, MenSet set) {
    getStyleClass().addAll("man", man.side() == Side.WHITE ? "white" : "black");
    setMouseTransparent(true);
    setMinSize(0, 0);
    for (Stroke stroke : set.strokes(man.kind())) {
      SVGPath path = new SVGPath();
      path.setContent(stroke.path());
      path.getStyleClass().add(stroke.part() == Stroke.Part.BODY ? "man-body" : "man-line");
      path.setStrokeLineCap(StrokeLineCap.ROUND);
      path.setStrokeLineJoin(StrokeLineJoin.ROUND);
      drawing.getChildren().add(path);
    }
    drawing.setManaged(false);
    drawing.setAutoSizeChildren(false);
    drawing.getTransforms().add(scale);
    getChildren().add(drawing);
  }

  @Override
  protected void layoutChildren() {
    double side = Math.min(getWidth(), getHeight());
    scale.setX(side / BOX);
    scale.setY(side / BOX);
    drawing.setLayoutX((getWidth() - side) / 2);
    drawing.setLayoutY((getHeight() - side) / 2);
  }
}
