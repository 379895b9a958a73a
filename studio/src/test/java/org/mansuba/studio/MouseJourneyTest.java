package org.mansuba.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.mansuba.board.Kind;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.cli.Mansuba;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.problem.ProblemFile;
import org.mansuba.score.Arrow;
import org.mansuba.score.Colour;
import org.mansuba.score.Glyph;
import org.mansuba.score.NodePath;
import org.mansuba.studio.app.Mode;
import org.mansuba.studio.app.StudioModel;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/** Dilaram's mate from an empty board to a saved, annotated file, by the mouse. */
@ExtendWith(ApplicationExtension.class)
final class MouseJourneyTest {
  @TempDir private static Path folder;

  @SuppressWarnings("NullAway.Init") // opened before every test
  private StudioModel model;

  @Start
  void open(Stage stage) {
    model = Window.open(stage, new InlineRunner(), new SavesHere(folder, "mine"));
  }

  @Test
  void setsUpSolvesAnnotatesUndoesSavesReopensAndExportsAsTheCommandLineDoes(FxRobot robot)
      throws IOException {
    Window window = Window.of(robot, model);
    window.stamp(Side.WHITE, Kind.KING, "a4");
    window.stamp(Side.WHITE, Kind.ROOK, "h4", "h1");
    window.stamp(Side.WHITE, Kind.KNIGHT, "g4");
    window.stamp(Side.WHITE, Kind.ALFIL, "h3");
    window.stamp(Side.WHITE, Kind.PAWN, "f6", "g6");
    window.stamp(Side.BLACK, Kind.KING, "g8");
    window.stamp(Side.BLACK, Kind.ROOK, "b8", "b2");
    window.stamp(Side.BLACK, Kind.KNIGHT, "c4");
    Problem dilaram = Library.find("dilaram").orElseThrow();
    assertThat(model.document().problem().setup()).isEqualTo(dilaram.setup());

    window.press(KeyCode.F5);
    assertThat(((Labeled) window.node("headline")).getText()).isEqualTo("White wins in 6");
    window.click("solve-insert");
    assertThat(model.modeProperty().get()).isEqualTo(Mode.SCORE);
    assertThat(model.score().score().size()).isEqualTo(11);

    window.drag("h4", "h8");
    window.square("g8");
    window.square("h8");
    assertThat(model.score().path()).isEqualTo(NodePath.of(0, 0));
    window.drag("h3", "f5");
    window.click("glyph-3");
    window.rightDrag("h1", "h8");
    window.write("comment", "The alfil");
    window.click("navigator-first");
    window.write("move-field", "Rh7");
    window.press(KeyCode.ENTER);
    window.write("comment", "too slow");

    Problem annotated = model.document().problem();
    var alfil = annotated.solution().annotation(NodePath.of(0, 0, 0));
    assertThat(alfil.glyphs()).containsExactly(Glyph.BRILLIANT);
    assertThat(alfil.arrows()).containsExactly(new Arrow(Colour.GREEN, Square.H1, Square.H8));
    assertThat(alfil.comment("en")).contains("The alfil");
    assertThat(annotated.solution().annotation(NodePath.of(1)).comment("en")).contains("too slow");

    while (!model.document().undoNameProperty().get().isEmpty()) {
      window.click("toolbar-undo");
    }
    assertThat(model.document().problem().setup().men()).isEmpty();
    while (!model.document().redoNameProperty().get().isEmpty()) {
      window.click("toolbar-redo");
    }
    assertThat(model.document().problem()).isEqualTo(annotated);

    window.press(KeyCode.CONTROL, KeyCode.S);
    Path file = folder.resolve("mine.json");
    assertThat(ProblemFile.read(file).solution()).isEqualTo(annotated.solution());
    robot.interact(() -> model.files().begin());
    robot.interact(() -> model.opening().open(file));
    assertThat(model.document().problem().setup()).isEqualTo(annotated.setup());
    assertThat(model.document().problem().solution()).isEqualTo(annotated.solution());

    window.press(KeyCode.CONTROL, KeyCode.E);
    for (String[] format : new String[][] {{"text", "txt"}, {"pgn", "pgn"}}) {
      window.click("export-" + format[0]);
      window.click("export-save");
      assertThat(Files.readAllBytes(folder.resolve("mine." + format[1])))
          .isNotEmpty()
          .isEqualTo(
              ChildProcess.output(
                  Mansuba.class, "export", file.toString(), "--no-solve", "--to", format[0]));
    }
  }
}
