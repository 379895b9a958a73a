package org.mansuba.export.diagram;

import java.util.Locale;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Square;
import org.mansuba.score.Arrow;
import org.mansuba.score.MarkedSquare;

/**
 * Writes a board as a self-contained SVG image: squares of one colour with thin lines between them,
 * coordinates, and on the right a small square in the colour of the side to move, at its end of the
 * board.
 *
 * <pre>{@code
 * String svg = new SvgBoard(DiagramColours.PARCHMENT).write(Diagram.of(setup), "dilaram");
 * }</pre>
 */
public final class SvgBoard {
  private static final double MARK = 9;

  private final DiagramColours colours;
  private final StringBuilder out = new StringBuilder();

  /** Creates a writer with some colours. */
  public SvgBoard(DiagramColours colours) {
    this.colours = colours;
  }

  /**
   * Returns the image.
   *
   * @param title the text alternative for screen readers
   */
  public String write(Diagram diagram, String title) {
    out.setLength(0);
    double height = BoardPlan.height(diagram);
    add(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %s %s\" role=\"img\">"
            .formatted(n(BoardPlan.WIDTH), n(height)));
    add("<title>%s</title>".formatted(XmlText.escape(title)));
    board();
    diagram.annotation().squares().forEach(this::mark);
    grid();
    coordinates();
    add("<g class=\"men\">");
    diagram.setup().men().forEach(this::man);
    add("</g>");
    diagram.annotation().arrows().forEach(this::arrow);
    sign(diagram);
    caption(diagram);
    return out.append("</svg>\n").toString();
  }

  /**
   * Returns a man as a group, in the view box of {@link ManShape}.
   *
   * @param colours the colours of the man
   */
  public static String man(Kind kind, DiagramColours.Men colours) {
    ManShape shape = ManShape.of(kind);
    StringBuilder group = new StringBuilder();
    group.append(
        "<g stroke-linejoin=\"round\" stroke-linecap=\"round\" fill=\"%s\" stroke=\"%s\" stroke-width=\"%s\">"
            .formatted(colours.body(), colours.outline(), n(ManShape.OUTLINE)));
    shape.body().forEach(d -> group.append("<path d=\"%s\"/>".formatted(d)));
    group.append(
        "</g><g stroke-linecap=\"round\" fill=\"none\" stroke=\"%s\" stroke-width=\"%s\">"
            .formatted(colours.mark(), n(ManShape.MARK)));
    shape.marks().forEach(d -> group.append("<path d=\"%s\"/>".formatted(d)));
    return group.append("</g>").toString();
  }

  private void board() {
    add(
        "<rect x=\"%s\" y=\"%s\" width=\"800\" height=\"800\" fill=\"%s\"/>"
            .formatted(n(BoardPlan.LEFT), n(BoardPlan.TOP), colours.board()));
  }

  private void grid() {
    StringBuilder path = new StringBuilder();
    for (int i = 1; i < 8; i++) {
      double step = BoardPlan.SQUARE * i;
      path.append("M%s %sH%s".formatted(n(BoardPlan.LEFT), n(BoardPlan.TOP + step), n(right())));
      path.append("M%s %sV%s".formatted(n(BoardPlan.LEFT + step), n(BoardPlan.TOP), n(bottom())));
    }
    for (int[] corner : BoardPlan.CORNERS) {
      double x = BoardPlan.LEFT + BoardPlan.SQUARE * corner[0];
      double y = BoardPlan.TOP + BoardPlan.SQUARE * corner[1];
      path.append("M%s %sL%s %s".formatted(n(x - MARK), n(y - MARK), n(x + MARK), n(y + MARK)));
      path.append("M%s %sL%s %s".formatted(n(x - MARK), n(y + MARK), n(x + MARK), n(y - MARK)));
    }
    add(
        "<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\"/>"
            .formatted(path, colours.line()));
    add(
        "<rect x=\"%s\" y=\"%s\" width=\"800\" height=\"800\" fill=\"none\" stroke=\"%s\" stroke-width=\"5\"/>"
            .formatted(n(BoardPlan.LEFT), n(BoardPlan.TOP), colours.line()));
  }

  private void coordinates() {
    add(
        "<g font-family=\"sans-serif\" font-size=\"30\" fill=\"%s\" text-anchor=\"middle\">"
            .formatted(colours.text()));
    for (int i = 0; i < 8; i++) {
      double middle = BoardPlan.SQUARE * i + BoardPlan.SQUARE / 2;
      add(
          "<text x=\"%s\" y=\"%s\">%s</text>"
              .formatted(n(BoardPlan.LEFT + middle), n(BoardPlan.FILES), (char) ('a' + i)));
      add(
          "<text x=\"%s\" y=\"%s\">%s</text>"
              .formatted(n(BoardPlan.LEFT / 2 - 2), n(BoardPlan.TOP + middle + 10), 8 - i));
    }
    add("</g>");
  }

  private void mark(MarkedSquare mark) {
    add(
        "<rect x=\"%s\" y=\"%s\" width=\"100\" height=\"100\" fill=\"%s\" fill-opacity=\"0.5\"/>"
            .formatted(
                n(BoardPlan.x(mark.square())),
                n(BoardPlan.y(mark.square())),
                DiagramColours.of(mark.colour())));
  }

  private void man(Square square, Man man) {
    add(
        "<g transform=\"translate(%s %s)\">%s</g>"
            .formatted(
                n(BoardPlan.x(square)),
                n(BoardPlan.y(square)),
                man(man.kind(), colours.men(man.side()))));
  }

  private void arrow(Arrow arrow) {
    add(
        "<polygon points=\"%s\" fill=\"%s\" fill-opacity=\"%s\"/>"
            .formatted(
                ArrowShape.points(arrow),
                DiagramColours.of(arrow.colour()),
                n(DiagramColours.OPACITY)));
  }

  private void sign(Diagram diagram) {
    DiagramColours.Men men = colours.men(diagram.setup().toMove());
    add(
        "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" fill=\"%s\" stroke=\"%s\" stroke-width=\"3\"/>"
            .formatted(
                n(BoardPlan.signX()),
                n(BoardPlan.signY(diagram.setup().toMove())),
                n(BoardPlan.SIGN),
                n(BoardPlan.SIGN),
                men.body(),
                men.outline()));
  }

  private void caption(Diagram diagram) {
    if (diagram.hasCaption()) {
      add("<g font-family=\"serif\" font-size=\"38\" fill=\"%s\">".formatted(colours.text()));
      add(
          "<text x=\"%s\" y=\"%s\">%s</text>"
              .formatted(n(BoardPlan.LEFT), n(BoardPlan.CAPTION), XmlText.escape(diagram.left())));
      add(
          "<text x=\"%s\" y=\"%s\" text-anchor=\"end\">%s</text></g>"
              .formatted(n(right()), n(BoardPlan.CAPTION), XmlText.escape(diagram.right())));
    }
  }

  private static double right() {
    return BoardPlan.LEFT + BoardPlan.BOARD;
  }

  private static double bottom() {
    return BoardPlan.TOP + BoardPlan.BOARD;
  }

  private void add(String line) {
    out.append(line).append('\n');
  }

  /** Returns a number without unnecessary decimals. */
  private static String n(double value) {
    return value == Math.rint(value)
        ? String.valueOf((long) value)
        : String.format(Locale.ROOT, "%.2f", value);
  }
}
