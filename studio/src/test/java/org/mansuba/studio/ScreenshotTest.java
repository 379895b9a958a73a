package org.mansuba.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.mansuba.studio.app.MainView;
import org.mansuba.studio.app.StudioModel;
import org.mansuba.studio.i18n.Texts;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/**
 * Pictures of the window in its usual states, to be looked at, and what can be measured of them.
 */
final class ScreenshotTest {
  @BeforeAll
  static void startToolkit() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("org.mansuba.studio.Shot#grid")
  void everyTextCanBeReadAndEveryControlBeReachedByKeysInThePicture(Shot shot) throws Exception {
    List<String> wrong = WaitForAsyncUtils.asyncFx(() -> take(shot)).get();
    assertThat(wrong).isEmpty();
    assertThat(Path.of("target", "screenshots", shot + ".png")).isNotEmptyFile();
  }

  /** Takes the picture, and tells what in it is too weak to be read or cannot be reached. */
  private static List<String> take(Shot shot) {
    StudioModel model = new StudioModel(new Texts(), runner(shot), new NoQuestions());
    model.board().animatedProperty().set(false);
    model.reader().readOwn();
    shot.dress(model);
    Stage stage = new Stage();
    Scene scene =
        Picture.show(
            stage, new MainView(model, _ -> {}), shot.size().width(), shot.size().height());
    shot.scenery().set(model);
    shot.scenery().arrange(scene);
    scene.getRoot().applyCss();
    // What the first layout finds out about sizes, the second one takes up, as frames do.
    scene.getRoot().layout();
    scene.getRoot().layout();
    Picture.take(scene, shot.toString());
    List<String> wrong = new ArrayList<>(Contrast.weakIn(scene));
    wrong.addAll(Reach.missedIn(scene));
    stage.close();
    return wrong;
  }

  private static InlineRunner runner(Shot shot) {
    return shot.scenery() == Scenery.SOLVING ? new HoldingRunner() : new InlineRunner();
  }
}
