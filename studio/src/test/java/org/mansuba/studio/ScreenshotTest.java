package org.mansuba.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.mansuba.board.Square;
import org.mansuba.score.Colour;
import org.mansuba.score.Glyph;
import org.mansuba.score.NodePath;
import org.mansuba.studio.app.Appearance;
import org.mansuba.studio.app.MainView;
import org.mansuba.studio.app.Mode;
import org.mansuba.studio.app.StudioModel;
import org.mansuba.studio.board.BoardStyle;
import org.mansuba.studio.board.MenSet;
import org.mansuba.studio.i18n.Language;
import org.mansuba.studio.i18n.Texts;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** Pictures of the window in its usual states, to be looked at. */
final class ScreenshotTest {
  @BeforeAll
  static void startToolkit() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  @Test
  void emptyDiagram() throws Exception {
    take("empty", 1280, 800, model -> {});
  }

  @Test
  void editor() throws Exception {
    take(
        "editor",
        1280,
        800,
        model -> {
          model.open("check");
          model.modeProperty().set(Mode.SETUP);
        });
  }

  @Test
  void editorDark() throws Exception {
    take(
        "editor-dark",
        1280,
        800,
        model -> {
          model.open("check");
          model.board().styleProperty().set(BoardStyle.DARK);
          model.appearanceProperty().set(Appearance.DARK);
        });
  }

  @Test
  void score() throws Exception {
    take(
        "score",
        1280,
        800,
        model -> {
          model.open("dilaram");
          for (var line : model.document().problem().published().lines()) {
            model.score().insert(line.moves());
          }
          model.score().go(NodePath.of(0, 0, 0));
          model.score().comment("The alfil guards d7 and h7, but neither e7 nor g7.");
          model.score().toggle(Glyph.GOOD);
          model.boardActions().draw(Square.H1, Square.H7, Colour.RED);
          model.boardActions().alternative(Square.H7, Colour.GREEN);
          model.modeProperty().set(Mode.SCORE);
        });
  }

  @Test
  void arabic() throws Exception {
    take(
        "soundness-arabic",
        1280,
        800,
        model -> {
          model.open("dilaram");
          model.texts().languageProperty().set(Language.ARABIC);
          model.toggleCheck();
        });
  }

  @Test
  void persianScore() throws Exception {
    take(
        "score-persian",
        1920,
        1080,
        model -> {
          model.open("dilaram");
          model.texts().languageProperty().set(Language.PERSIAN);
          model.score().insert(model.document().problem().published().lines().getFirst().moves());
          model.score().last();
          model.score().comment("شاه مات: ".repeat(12));
          model.modeProperty().set(Mode.SCORE);
        });
  }

  @Test
  void soundness() throws Exception {
    take(
        "soundness-dark",
        1280,
        800,
        model -> {
          model.open("check");
          model.appearanceProperty().set(Appearance.DARK);
          model.toggleCheck();
        });
  }

  @Test
  void solved() throws Exception {
    take(
        "solved",
        1280,
        800,
        model -> {
          model.open("dilaram");
          model.board().styleProperty().set(BoardStyle.CHEQUERED);
          model.board().menSetProperty().set(MenSet.FIGURES);
          model.toggleSolve();
        });
  }

  private static void take(String name, int width, int height, Consumer<StudioModel> scenario)
      throws Exception {
    WaitForAsyncUtils.asyncFx(
            () -> {
              StudioModel model =
                  new StudioModel(new Texts(), new InlineRunner(), new NoQuestions());
              model.readLibrary();
              Stage stage = new Stage();
              Scene scene = Picture.show(stage, new MainView(model), width, height);
              scenario.accept(model);
              scene.getRoot().applyCss();
              scene.getRoot().layout();
              Picture.take(scene, name);
              stage.close();
            })
        .get();
    assertThat(Path.of("target", "screenshots", name + ".png")).isNotEmptyFile();
    assertThat(Platform.isFxApplicationThread()).isFalse();
  }
}
