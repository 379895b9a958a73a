package org.mansuba.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import javafx.scene.control.Labeled;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.studio.app.Mode;
import org.mansuba.studio.app.StudioModel;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/** Finding the dual of "Check!", and asking about a wrong move, by the mouse. */
@ExtendWith(ApplicationExtension.class)
final class CheckJourneyTest {
  @SuppressWarnings("NullAway.Init") // opened before every test
  private StudioModel model;

  @Start
  void open(Stage stage) {
    model = Window.open(stage, new InlineRunner(), new NoQuestions());
  }

  /** The comment in the problem's file gives the dual: 4.Ne5-f3+ and 4.Ne5-f7+. */
  @Test
  void theDualAtMoveFourLeadsToItsPosition(FxRobot robot) {
    Window window = Window.of(robot, model);
    robot.interact(() -> model.opening().open("check"));
    window.press(KeyCode.F6);
    assertThat(((Labeled) window.node("check-badge")).getText()).isEqualTo("SHORT");
    robot.clickOn("4.Nf3+ or 4.Nf7+ after 1.Ne5+ Ke4 2.Re2+ Kd5 3.Nb6+ Ke6");
    var setup = model.board().setupProperty().get();
    assertThat(setup.toMove()).isEqualTo(Side.WHITE);
    assertThat(setup.at(Square.E5)).isEqualTo(Optional.of(new Man(Side.WHITE, Kind.KNIGHT)));
    assertThat(setup.at(Square.E6)).isEqualTo(Optional.of(new Man(Side.BLACK, Kind.KING)));
    assertThat(model.document().problem().solution().isEmpty()).isTrue();
    robot.clickOn("#menu-edit").clickOn("#menu-edit-copyPicture");
    robot.interact(
        () -> assertThat(Clipboard.getSystemClipboard().getImage().getWidth()).isPositive());
  }

  @Test
  void aWrongMovePlayedOnTheBoardIsAskedAboutAndItsRefutationKept(FxRobot robot) {
    Window window = Window.of(robot, model);
    robot.interact(() -> model.opening().open("dilaram"));
    robot.interact(() -> model.modeProperty().set(Mode.SCORE));
    window.drag("h4", "h7");
    window.click("navigator-whyNot");
    assertThat(((Labeled) window.node("notice-text")).getText()).startsWith("Refuted: 1.Rh7");
    window.click("whyNot-insert");
    assertThat(model.score().score().size()).isEqualTo(2);
    window.press(KeyCode.CONTROL, KeyCode.Z);
    assertThat(model.score().score().size()).isEqualTo(1);
  }
}
