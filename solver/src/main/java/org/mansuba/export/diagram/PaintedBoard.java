package org.mansuba.export.diagram;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import javax.imageio.ImageIO;
import org.mansuba.board.Man;
import org.mansuba.board.Square;
import org.mansuba.score.Arrow;

/** Paints a board with Java 2D; the image is the same as that of {@link SvgBoard}. */
public final class PaintedBoard {
  private static final double MARK = 9;

  private final DiagramColours colours;

  /** Creates a painter with some colours. */
  public PaintedBoard(DiagramColours colours) {
    this.colours = colours;
  }

  /**
   * Returns the image as PNG on a white background.
   *
   * @param width in pixels, 100 to 10,000; the height is derived from it
   */
  public byte[] png(Diagram diagram, int width) {
    double scale = width / BoardPlan.WIDTH;
    int height = (int) Math.round(BoardPlan.height(diagram) * scale);
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    g.setColor(Color.WHITE);
    g.fillRect(0, 0, width, height);
    g.scale(scale, scale);
    paint(g, diagram);
    g.dispose();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      ImageIO.write(image, "png", bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /** Returns the width of an image in the units of {@link #paint}. */
  public static double width() {
    return BoardPlan.WIDTH;
  }

  /** Returns the height of an image in the units of {@link #paint}. */
  public static double height(Diagram diagram) {
    return BoardPlan.height(diagram);
  }

  /** Paints the image; a square is 100 units wide. */
  public void paint(Graphics2D g, Diagram diagram) {
    fill(g, board(), colours.board());
    for (var mark : diagram.annotation().squares()) {
      Rectangle2D square = square(mark.square());
      covering(g, 0.5f, () -> fill(g, square, DiagramColours.of(mark.colour())));
    }
    grid(g);
    coordinates(g);
    diagram.setup().men().forEach((square, man) -> man(g, square, man));
    for (Arrow arrow : diagram.annotation().arrows()) {
      Path2D shape = polygon(ArrowShape.corners(arrow));
      covering(
          g,
          (float) DiagramColours.OPACITY,
          () -> fill(g, shape, DiagramColours.of(arrow.colour())));
    }
    sign(g, diagram);
    caption(g, diagram);
  }

  private void grid(Graphics2D g) {
    g.setColor(Color.decode(colours.line()));
    g.setStroke(new BasicStroke(2));
    for (int i = 1; i < 8; i++) {
      double x = BoardPlan.LEFT + BoardPlan.SQUARE * i;
      double y = BoardPlan.TOP + BoardPlan.SQUARE * i;
      g.draw(new Line2D.Double(BoardPlan.LEFT, y, BoardPlan.LEFT + BoardPlan.BOARD, y));
      g.draw(new Line2D.Double(x, BoardPlan.TOP, x, BoardPlan.TOP + BoardPlan.BOARD));
    }
    for (int[] corner : BoardPlan.CORNERS) {
      double x = BoardPlan.LEFT + BoardPlan.SQUARE * corner[0];
      double y = BoardPlan.TOP + BoardPlan.SQUARE * corner[1];
      g.draw(new Line2D.Double(x - MARK, y - MARK, x + MARK, y + MARK));
      g.draw(new Line2D.Double(x - MARK, y + MARK, x + MARK, y - MARK));
    }
    g.setStroke(new BasicStroke(5));
    g.draw(board());
  }

  private void coordinates(Graphics2D g) {
    g.setColor(Color.decode(colours.text()));
    g.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, 30));
    for (int i = 0; i < 8; i++) {
      double middle = BoardPlan.SQUARE * i + BoardPlan.SQUARE / 2;
      String file = String.valueOf((char) ('a' + i));
      String rank = String.valueOf(8 - i);
      double x = BoardPlan.LEFT + middle - g.getFontMetrics().stringWidth(file) / 2.0;
      g.drawString(file, (float) x, (float) BoardPlan.FILES);
      double left = BoardPlan.LEFT / 2 - 2 - g.getFontMetrics().stringWidth(rank) / 2.0;
      g.drawString(rank, (float) left, (float) (BoardPlan.TOP + middle + 10));
    }
  }

  private void man(Graphics2D g, Square square, Man man) {
    DiagramColours.Men paint = colours.men(man.side());
    ManShape shape = ManShape.of(man.kind());
    AffineTransform before = g.getTransform();
    g.translate(BoardPlan.x(square), BoardPlan.y(square));
    for (String data : shape.body()) {
      Path2D path = PathData.read(data);
      fill(g, path, paint.body());
      line(g, path, paint.outline(), ManShape.OUTLINE);
    }
    for (String data : shape.marks()) {
      line(g, PathData.read(data), paint.mark(), ManShape.MARK);
    }
    g.setTransform(before);
  }

  private void sign(Graphics2D g, Diagram diagram) {
    DiagramColours.Men paint = colours.men(diagram.setup().toMove());
    double y = BoardPlan.signY(diagram.setup().toMove());
    Rectangle2D sign = new Rectangle2D.Double(BoardPlan.signX(), y, BoardPlan.SIGN, BoardPlan.SIGN);
    fill(g, sign, paint.body());
    line(g, sign, paint.outline(), 3);
  }

  private void caption(Graphics2D g, Diagram diagram) {
    if (diagram.hasCaption()) {
      g.setColor(Color.decode(colours.text()));
      g.setFont(new Font(Font.SERIF, Font.PLAIN, 38));
      g.drawString(diagram.left(), (float) BoardPlan.LEFT, (float) BoardPlan.CAPTION);
      double right = BoardPlan.LEFT + BoardPlan.BOARD;
      double x = right - g.getFontMetrics().stringWidth(diagram.right());
      g.drawString(diagram.right(), (float) x, (float) BoardPlan.CAPTION);
    }
  }

  private static void fill(Graphics2D g, java.awt.Shape shape, String colour) {
    g.setColor(Color.decode(colour));
    g.fill(shape);
  }

  private static void line(Graphics2D g, java.awt.Shape shape, String colour, double width) {
    g.setColor(Color.decode(colour));
    g.setStroke(new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    g.draw(shape);
  }

  private static void covering(Graphics2D g, float opacity, Runnable painting) {
    Composite before = g.getComposite();
    g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, opacity));
    painting.run();
    g.setComposite(before);
  }

  private static Rectangle2D board() {
    return new Rectangle2D.Double(BoardPlan.LEFT, BoardPlan.TOP, BoardPlan.BOARD, BoardPlan.BOARD);
  }

  private static Rectangle2D square(Square square) {
    return new Rectangle2D.Double(
        BoardPlan.x(square), BoardPlan.y(square), BoardPlan.SQUARE, BoardPlan.SQUARE);
  }

  private static Path2D polygon(List<double[]> corners) {
    Path2D path = new Path2D.Double();
    path.moveTo(corners.getFirst()[0], corners.getFirst()[1]);
    corners.forEach(c -> path.lineTo(c[0], c[1]));
    path.closePath();
    return path;
  }
}
