package org.mansuba.export.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mansuba.board.Kind;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.notation.Fen;
import org.mansuba.rules.Setup;
import org.mansuba.score.Annotation;
import org.mansuba.score.Arrow;
import org.mansuba.score.Colour;
import org.mansuba.score.MarkedSquare;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;

class DiagramTest {
  private static final Setup DIAMOND = Fen.read("8/8/8/3k4/8/1KF5/8/f7 w");
  private static final int WIDTH = (int) BoardPlan.WIDTH;

  @ParameterizedTest
  @EnumSource
  void everyManStandsWithinItsSquareAndOnItsFoot(Kind kind) {
    for (String path : ManShape.of(kind).body()) {
      Rectangle2D bounds = PathData.read(path).getBounds2D();
      assertThat(new Rectangle2D.Double(8, 8, 84, 83.1).contains(bounds)).isTrue();
    }
    assertThat(PathData.read(ManShape.of(kind).body().getLast()).getBounds2D().getMaxY())
        .isEqualTo(91);
  }

  @Test
  void theSvgHasEveryManAndOneSignOfTheSideToMove() throws Exception {
    Document svg = parse(svg(Diagram.of(DIAMOND)));
    NodeList groups = svg.getElementsByTagName("g");
    int men = 0;
    for (int i = 0; i < groups.getLength(); i++) {
      men += groups.item(i).getAttributes().getNamedItem("transform") == null ? 0 : 1;
    }
    assertThat(men).isEqualTo(4);
    assertThat(svg.getElementsByTagName("rect").getLength()).isEqualTo(3);
    assertThat(svg.getElementsByTagName("text").getLength()).isEqualTo(16);
  }

  @Test
  void textsInAnSvgAreEscaped() throws Exception {
    Diagram diagram = new Diagram(DIAMOND, Annotation.NONE, "<#3 & \"x\">", "2 + 2");
    assertThat(parse(svg(diagram)).getElementsByTagName("text").getLength()).isEqualTo(18);
  }

  @Test
  void pixelsShowTheBoardTheMenAndTheMarks() throws IOException {
    Annotation annotation =
        Annotation.NONE
            .with(new MarkedSquare(Colour.RED, Square.H1))
            .with(new Arrow(Colour.GREEN, Square.A8, Square.C8));
    BufferedImage image = image(Diagram.of(DIAMOND).with(annotation));
    int board = Integer.decode(DiagramColours.PARCHMENT.board()) | 0xff000000;
    assertThat(at(image, Square.E4)).isEqualTo(board);
    assertThat(at(image, Square.C3)).isEqualTo(ink(Side.WHITE));
    assertThat(at(image, Square.A1)).isEqualTo(ink(Side.BLACK));
    assertThat(at(image, Square.H1)).isNotEqualTo(board);
    int x = (int) BoardPlan.x(Square.B8) + 50;
    assertThat(image.getRGB(x, (int) BoardPlan.y(Square.B8) + 50)).isNotEqualTo(board);
  }

  @Test
  void theSignOfTheSideToMoveStandsAtItsEndOfTheBoard() throws IOException {
    int x = (int) (BoardPlan.signX() + BoardPlan.SIGN / 2);
    BufferedImage white = image(Diagram.of(DIAMOND));
    BufferedImage black = image(Diagram.of(DIAMOND.withSideToMove(Side.BLACK)));
    assertThat(white.getRGB(x, 803)).isEqualTo(ink(Side.WHITE));
    assertThat(black.getRGB(x, 37)).isEqualTo(ink(Side.BLACK));
    assertThat(black.getRGB(x, 803)).isEqualTo(-1);
  }

  private static int ink(Side side) {
    return Integer.decode(DiagramColours.PARCHMENT.men(side).body()) | 0xff000000;
  }

  /** The colour of a square's pixel where every man's body is and no ornament. */
  private static int at(BufferedImage image, Square square) {
    return image.getRGB((int) BoardPlan.x(square) + 50, (int) BoardPlan.y(square) + 76);
  }

  private static BufferedImage image(Diagram diagram) throws IOException {
    byte[] png = new PaintedBoard(DiagramColours.PARCHMENT).png(diagram, WIDTH);
    return ImageIO.read(new ByteArrayInputStream(png));
  }

  private static String svg(Diagram diagram) {
    return new SvgBoard(DiagramColours.PARCHMENT).write(diagram, "a & b");
  }

  private static Document parse(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
  }
}
