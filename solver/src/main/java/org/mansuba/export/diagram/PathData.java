package org.mansuba.export.diagram;

import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.Scanner;
import java.util.regex.Pattern;

/** Parses the SVG path data of {@link ManShape} for Java 2D. */
final class PathData {
  private static final Pattern BETWEEN = Pattern.compile("[ ,]+|(?<=[A-Z])(?=[0-9])");

  private PathData() {}

  /**
   * Returns the path described by {@code data}, which uses only the commands of {@link ManShape}.
   */
  static Path2D read(String data) {
    Path2D path = new Path2D.Double();
    try (Scanner in = new Scanner(data).useDelimiter(BETWEEN)) {
      while (in.hasNext()) {
        command(path, in.next().charAt(0), in);
      }
    }
    return path;
  }

  private static void command(Path2D path, char command, Scanner in) {
    switch (command) {
      case 'M' -> path.moveTo(number(in), number(in));
      case 'L' -> path.lineTo(number(in), number(in));
      case 'H' -> path.lineTo(number(in), at(path).getY());
      case 'V' -> path.lineTo(at(path).getX(), number(in));
      case 'C' ->
          path.curveTo(number(in), number(in), number(in), number(in), number(in), number(in));
      case 'Q' -> path.quadTo(number(in), number(in), number(in), number(in));
      case 'Z' -> path.closePath();
      default -> throw new IllegalArgumentException("unsupported path command " + command);
    }
  }

  private static Point2D at(Path2D path) {
    return path.getCurrentPoint();
  }

  private static double number(Scanner in) {
    return Double.parseDouble(in.next());
  }
}
