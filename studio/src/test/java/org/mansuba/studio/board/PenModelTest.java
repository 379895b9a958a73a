package org.mansuba.studio.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.mansuba.board.Square;
import org.mansuba.score.Annotation;
import org.mansuba.score.Arrow;
import org.mansuba.score.Colour;
import org.mansuba.score.MarkedSquare;
import org.mansuba.studio.InlineRunner;
import org.mansuba.studio.NoQuestions;
import org.mansuba.studio.app.Mode;
import org.mansuba.studio.app.StudioModel;
import org.mansuba.studio.i18n.Texts;

/** Drawing by keys: the pen is taken, lowered, and drawn to where the cursor has gone. */
final class PenModelTest {
  private final StudioModel studio =
      new StudioModel(new Texts(), new InlineRunner(), new NoQuestions());

  @BeforeEach
  void open() {
    studio.opening().open("dilaram");
    studio.modeProperty().set(Mode.SCORE);
  }

  private void stroke(Colour colour, Square from, Square to) {
    studio.draw(colour);
    studio.board().cursorProperty().set(from);
    studio.draw(colour);
    studio.board().cursorProperty().set(to);
    studio.draw(colour);
  }

  private Annotation drawn() {
    return studio.score().annotation();
  }

  @Test
  void aStrokeBetweenTwoSquaresIsAnArrowAndCanBeUndone() {
    stroke(Colour.RED, Square.H1, Square.H7);
    assertThat(drawn().arrows()).containsExactly(new Arrow(Colour.RED, Square.H1, Square.H7));
    assertThat(studio.pen().isOut()).isFalse();
    studio.document().undo();
    assertThat(drawn()).isEqualTo(Annotation.NONE);
    studio.document().redo();
    assertThat(drawn().arrows()).hasSize(1);
  }

  @Test
  void aStrokeThatEndsWhereItBeganMarksTheSquare() {
    stroke(Colour.BLUE, Square.G7, Square.G7);
    assertThat(drawn().squares()).containsExactly(new MarkedSquare(Colour.BLUE, Square.G7));
    assertThat(drawn().arrows()).isEmpty();
  }

  @Test
  void theStrokeIsSeenBeforeItIsMadeAndLeavesNoTraceIfItIsGivenUp() {
    studio.draw(Colour.GREEN);
    studio.board().cursorProperty().set(Square.A4);
    assertThat(studio.board().shapesProperty().get().squares())
        .containsExactly(new MarkedSquare(Colour.GREEN, Square.A4));
    studio.draw(Colour.GREEN);
    studio.board().cursorProperty().set(Square.B5);
    assertThat(studio.board().shapesProperty().get().arrows())
        .containsExactly(new Arrow(Colour.GREEN, Square.A4, Square.B5));
    studio.escape();
    assertThat(studio.board().shapesProperty().get()).isEqualTo(Annotation.NONE);
    assertThat(studio.document().modifiedProperty().get()).isFalse();
  }

  @Test
  void anotherColourChangesTheInkOfTheStroke() {
    studio.draw(Colour.GREEN);
    studio.board().cursorProperty().set(Square.A4);
    studio.draw(Colour.GREEN);
    studio.draw(Colour.YELLOW);
    studio.board().cursorProperty().set(Square.A8);
    studio.draw(Colour.YELLOW);
    assertThat(drawn().arrows()).isEqualTo(List.of(new Arrow(Colour.YELLOW, Square.A4, Square.A8)));
  }

  @Test
  void anotherPositionTakesThePenAwayAndADiagramThatIsSetUpTakesNone() {
    studio.draw(Colour.GREEN);
    studio.score().edits().play("Rh8");
    assertThat(studio.pen().isOut()).isFalse();
    studio.modeProperty().set(Mode.SETUP);
    studio.draw(Colour.GREEN);
    assertThat(studio.pen().isOut()).isFalse();
    assertThat(studio.document().problem().setup().men()).hasSize(11);
  }
}
