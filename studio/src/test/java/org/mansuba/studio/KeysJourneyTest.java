package org.mansuba.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import javafx.geometry.NodeOrientation;
import javafx.scene.control.Labeled;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.mansuba.board.Square;
import org.mansuba.notation.Fen;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.studio.app.Mode;
import org.mansuba.studio.app.StudioModel;
import org.mansuba.studio.i18n.Language;
import org.mansuba.studio.solve.SolveState;
import org.mansuba.studio.task.BackgroundRunner;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** What can be done without a mouse. */
@ExtendWith(ApplicationExtension.class)
final class KeysJourneyTest {
  @SuppressWarnings("NullAway.Init") // opened before every test
  private StudioModel model;

  @Start
  void open(Stage stage) {
    model = Window.open(stage, new BackgroundRunner(), new NoQuestions());
  }

  @AfterEach
  void close() {
    model.close();
  }

  private static void put(ClipboardContent content) {
    Clipboard.getSystemClipboard().setContent(content);
  }

  private static void paste(FxRobot robot, Window window, String text) {
    ClipboardContent content = new ClipboardContent();
    content.putString(text);
    robot.interact(() -> put(content));
    window.press(KeyCode.CONTROL, KeyCode.V);
  }

  private void awaitEnd() throws Exception {
    WaitForAsyncUtils.waitFor(
        60, TimeUnit.SECONDS, () -> model.solve().state().solution().isPresent());
  }

  @Test
  void setsUpAndSolvesAndPlaysWithKeysAlone(FxRobot robot) throws Exception {
    Window window = Window.of(robot, model);
    robot.interact(() -> model.board().cursorProperty().set(Square.B3));
    window.focus("square-b3");
    window.press(KeyCode.K);
    window.press(KeyCode.RIGHT);
    window.press(KeyCode.N);
    window.press(KeyCode.DELETE);
    window.press(KeyCode.F);
    window.press(KeyCode.RIGHT);
    window.type(KeyCode.UP, 2);
    window.press(KeyCode.SHIFT, KeyCode.K);
    window.type(KeyCode.LEFT, 3);
    window.type(KeyCode.DOWN, 4);
    window.press(KeyCode.SHIFT, KeyCode.F);
    assertThat(model.document().problem().setup()).isEqualTo(Fen.read("8/8/8/3k4/8/1KF5/8/f7 w"));

    window.press(KeyCode.CONTROL, KeyCode.DIGIT2);
    window.focus("stipulation");
    window.press(KeyCode.CONTROL, KeyCode.A);
    robot.write("White wins in 1");
    window.press(KeyCode.F5);
    awaitEnd();
    window.settle();
    assertThat(((Labeled) window.node("headline")).getText()).isEqualTo("No win in 1 or fewer");

    window.press(KeyCode.CONTROL, KeyCode.DIGIT4);
    window.focus("move-field");
    robot.write("Fd4");
    window.press(KeyCode.ENTER);
    assertThat(model.score().score().size()).isEqualTo(1);
    window.focus("score-rows");
    window.press(KeyCode.HOME);
    assertThat(model.score().path().isRoot()).isTrue();
    window.press(KeyCode.RIGHT);
    window.press(KeyCode.DELETE);
    assertThat(model.score().score().size()).isZero();
    window.press(KeyCode.CONTROL, KeyCode.Z);
    assertThat(model.score().score().size()).isEqualTo(1);
  }

  @Test
  void escapeStopsALongSearchAndKeepsItsBounds(FxRobot robot) throws Exception {
    Window window = Window.of(robot, model);
    Problem wheel = Library.find("water-wheel").orElseThrow();
    robot.interact(() -> model.open(wheel));
    window.press(KeyCode.F5);
    WaitForAsyncUtils.waitFor(
        60, TimeUnit.SECONDS, () -> model.solve().state().bounds().noneIn() > 0);
    window.press(KeyCode.ESCAPE);
    awaitEnd();
    SolveState state = model.solve().state();
    assertThat(state.phase()).isEqualTo(SolveState.Phase.STOPPED);
    assertThat(state.bounds().noneIn()).isPositive();
    assertThat(state.elapsed()).isPositive().isLessThan(Duration.ofMinutes(2));
  }

  @Test
  void rubbishIsToldOfAndTheLanguageChangesBothWays(FxRobot robot) {
    Window window = Window.of(robot, model);
    Problem dilaram = Library.find("dilaram").orElseThrow();
    robot.interact(() -> model.open(dilaram));
    window.focus("square-e4");
    for (String rubbish :
        new String[] {
          "",
          "hello",
          "1/2/3 w",
          "{}",
          "[",
          "♔",
          "8/8/8/8/8/8/8/9 w",
          "\n\n",
          "w - -",
          "Ka1 ".repeat(10_000)
        }) {
      robot.interact(() -> model.notices().clear());
      paste(robot, window, rubbish);
      assertThat(model.notices().latestProperty().get()).as(rubbish).isPresent();
      assertThat(model.document().problem()).isEqualTo(dilaram);
    }
    robot.interact(() -> model.texts().languageProperty().set(Language.ARABIC));
    assertThat(window.node("pages").getScene().getRoot().getNodeOrientation())
        .isEqualTo(NodeOrientation.RIGHT_TO_LEFT);
    assertThat(window.node("board").getEffectiveNodeOrientation())
        .isEqualTo(NodeOrientation.LEFT_TO_RIGHT);
    assertThat(((Labeled) window.node("status-rules")).getText()).isEqualTo("القواعد المعتادة");
    assertThat(window.node("square-g8").getAccessibleText()).contains("شاه أسود");
    robot.interact(() -> model.texts().languageProperty().set(Language.ENGLISH));
    assertThat(((Labeled) window.node("status-rules")).getText()).isEqualTo("Usual rules");
    assertThat(window.node("square-g8").getAccessibleText()).isEqualTo("g8, black king");
    assertThat(model.modeProperty().get()).isEqualTo(Mode.SETUP);
  }
}
