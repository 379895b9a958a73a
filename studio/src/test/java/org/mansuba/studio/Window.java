package org.mansuba.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;
import javafx.stage.Stage;
import org.mansuba.board.Kind;
import org.mansuba.board.Side;
import org.mansuba.studio.app.MainView;
import org.mansuba.studio.app.StudioModel;
import org.mansuba.studio.document.FileQuestions;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.task.TaskRunner;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/** A window that a test works like a user does. */
final class Window {
  private static final long KEYS_TIMEOUT = 10_000;

  /** More than there are controls in the window. */
  private static final int MOST_TABS = 120;

  private final FxRobot robot;
  private final StudioModel model;

  private Window(FxRobot robot, StudioModel model) {
    this.robot = robot;
    this.model = model;
  }

  /** Opens a window; called by the thread of the window. */
  static StudioModel open(Stage stage, TaskRunner runner, FileQuestions questions) {
    StudioModel model = new StudioModel(new Texts(), runner, questions);
    model.board().animatedProperty().set(false);
    model.libraryShownProperty().set(false);
    stage.setScene(new Scene(new MainView(model, _ -> {}), 980, 900));
    stage.setX(0);
    stage.setY(0);
    stage.show();
    stage.requestFocus();
    return model;
  }

  static Window of(FxRobot robot, StudioModel model) {
    return new Window(robot, model);
  }

  void square(String name) {
    robot.clickOn("#square-" + name);
  }

  void stamp(Side side, Kind kind, String... squares) {
    robot.clickOn("#palette-" + side.name() + "-" + kind.name());
    for (String square : squares) {
      square(square);
    }
  }

  void click(String id) {
    robot.clickOn("#" + id);
  }

  void drag(String from, String to) {
    robot.drag("#square-" + from).dropTo("#square-" + to);
  }

  void rightDrag(String from, String to) {
    robot
        .moveTo("#square-" + from)
        .press(MouseButton.SECONDARY)
        .moveTo("#square-" + to)
        .release(MouseButton.SECONDARY);
  }

  /** Presses keys together; the keyboard's own events are much faster than those of the robot. */
  void press(KeyCode... keys) {
    type(1, keys);
  }

  private void type(int times, KeyCode... keys) {
    WaitForAsyncUtils.waitForAsyncFx(
        KEYS_TIMEOUT,
        () -> {
          Robot keyboard = new Robot();
          for (int i = 0; i < times; i++) {
            List.of(keys).forEach(keyboard::keyPress);
            List.of(keys).reversed().forEach(keyboard::keyRelease);
          }
        });
    WaitForAsyncUtils.waitForFxEvents(1);
  }

  void type(KeyCode key, int times) {
    type(Math.max(0, times), key);
  }

  void write(String id, String text) {
    robot.clickOn("#" + id);
    robot.interact(() -> ((TextInputControl) node(id)).selectAll());
    robot.write(text);
  }

  /** Goes to a control by the Tab key alone. */
  void tabTo(String id) {
    Scene scene = node("pages").getScene();
    for (int i = 0; i < MOST_TABS && !hasFocus(scene, id); i++) {
      press(KeyCode.TAB);
    }
    assertThat(hasFocus(scene, id)).as("%s is reached by the Tab key", id).isTrue();
  }

  private static boolean hasFocus(Scene scene, String id) {
    Node owner = scene.getFocusOwner();
    return owner != null && id.equals(owner.getId());
  }

  void focus(String id) {
    robot.interact(() -> node(id).requestFocus());
  }

  Node node(String id) {
    return robot.lookup("#" + id).query();
  }

  FxRobot robot() {
    return robot;
  }

  StudioModel model() {
    return model;
  }

  void settle() {
    WaitForAsyncUtils.waitForFxEvents();
  }
}
