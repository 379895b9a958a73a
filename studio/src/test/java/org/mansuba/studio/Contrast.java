package org.mansuba.studio;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.shape.SVGPath;
import javafx.scene.text.Text;

/**
 * Measures the contrast between what a window shows and its actual background, by the contrast
 * ratio of the Web Content Accessibility Guidelines 2.1: at least 4.5 for texts and 3 for drawings
 * on controls, as its level AA asks. Controls that cannot be used now are excepted there, and are
 * here.
 */
final class Contrast {
  private static final double TEXT = 4.5;
  private static final double DRAWING = 3;

  private final List<String> weak = new ArrayList<>();

  private Contrast() {}

  /** What is too weak in a scene that has been laid out, in words; nothing if all is well. */
  static List<String> weakIn(Scene scene) {
    Contrast contrast = new Contrast();
    contrast.look(scene.getRoot(), Color.WHITE, 1);
    return contrast.weak;
  }

  /** The ratio of two colours that cover what is below them, from 1 to 21. */
  static double ratio(Color one, Color other) {
    double a = luminance(one);
    double b = luminance(other);
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  private void look(Node node, Color below, double seeThrough) {
    if (!node.isVisible() || node.isDisabled()) {
      return;
    }
    double opacity = seeThrough * node.getOpacity();
    Color ground = node instanceof Region region ? ground(region, below) : below;
    switch (node) {
      case Text text when !text.getText().isBlank() ->
          judge(text.getFill(), ground, opacity, TEXT, text, text.getText());
      case SVGPath path when path.getStyleClass().contains("icon") ->
          judge(path.getStroke(), ground, opacity, DRAWING, path, "icon");
      case Parent parent ->
          parent.getChildrenUnmodifiable().forEach(child -> look(child, ground, opacity));
      default -> {}
    }
  }

  private void judge(
      Paint paint, Color ground, double opacity, double least, Node node, String what) {
    if (!(paint instanceof Color ink)) {
      return;
    }
    double ratio = ratio(over(ink, ground, opacity), ground);
    if (ratio < least) {
      weak.add(
          String.format(
              Locale.ROOT,
              "%.2f: %s on %s, \"%s\" in %s",
              ratio,
              ink,
              ground,
              what,
              node.getParent()));
    }
  }

  private static Color ground(Region region, Color below) {
    Color ground = below;
    if (region.getBackground() != null) {
      for (BackgroundFill fill : region.getBackground().getFills()) {
        // A fill that is drawn in from the edges by more than a hair is a line under the control.
        ground = fill.getInsets().getTop() > 8 ? ground : over(colour(fill.getFill()), ground, 1);
      }
    }
    return ground;
  }

  private static Color colour(Paint paint) {
    return switch (paint) {
      case Color colour -> colour;
      case LinearGradient gradient -> gradient.getStops().getFirst().getColor();
      default -> Color.TRANSPARENT;
    };
  }

  private static Color over(Color ink, Color ground, double opacity) {
    Color full = Color.color(ink.getRed(), ink.getGreen(), ink.getBlue());
    return ground.interpolate(full, ink.getOpacity() * opacity);
  }

  private static double luminance(Color c) {
    return 0.2126 * linear(c.getRed())
        + 0.7152 * linear(c.getGreen())
        + 0.0722 * linear(c.getBlue());
  }

  private static double linear(double part) {
    return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
  }
}
