package org.mansuba.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
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
import org.junit.jupiter.api.io.TempDir;
import org.mansuba.board.Square;
import org.mansuba.cli.Mansuba;
import org.mansuba.export.format.Format;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.problem.ProblemFile;
import org.mansuba.score.Annotation;
import org.mansuba.score.Arrow;
import org.mansuba.score.Colour;
import org.mansuba.score.Glyph;
import org.mansuba.score.NodePath;
import org.mansuba.studio.app.Mode;
import org.mansuba.studio.app.StudioModel;
import org.mansuba.studio.solve.SolveState;
import org.mansuba.studio.task.BackgroundRunner;
import org.mansuba.words.Language;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** Everything a user can do with the keyboard alone. */
@ExtendWith(ApplicationExtension.class)
final class KeysJourneyTest {
  @TempDir private static Path folder;

  @SuppressWarnings("NullAway.Init") // opened before every test
  private StudioModel model;

  @Start
  void open(Stage stage) {
    model = Window.open(stage, new BackgroundRunner(), new SavesHere(folder, "keys"));
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

  /** Goes over the board by arrow keys and puts a man at each place, with Shift for Black's. */
  private void put(Window window, String men) {
    for (String man : men.split(" ", -1)) {
      goTo(window, man.substring(1));
      KeyCode letter = KeyCode.valueOf(man.substring(0, 1).toUpperCase(Locale.ROOT));
      if (Character.isLowerCase(man.charAt(0))) {
        window.press(KeyCode.SHIFT, letter);
      } else {
        window.press(letter);
      }
    }
  }

  private void goTo(Window window, String square) {
    Square at = model.board().cursorProperty().get();
    Square to = Square.parse(square).orElseThrow();
    window.type(KeyCode.RIGHT, to.file() - at.file());
    window.type(KeyCode.LEFT, at.file() - to.file());
    window.type(KeyCode.UP, to.rank() - at.rank());
    window.type(KeyCode.DOWN, at.rank() - to.rank());
  }

  /** Nothing is done here but pressing keys; the board is reached, as all else, by Tab. */
  @Test
  void dilaramsMateIsSetUpSolvedAnnotatedSavedReopenedAndExportedWithKeysAlone(FxRobot robot)
      throws Exception {
    Window window = Window.of(robot, model);
    window.tabTo("square-e4");
    put(window, "Kb4");
    window.press(KeyCode.DELETE);
    put(window, "Ka4 Rh1 Ah3 Rh4 Ng4 nc4 rb2 rb8 kg8 Pg6 Pf6");
    assertThat(model.document().problem().setup())
        .isEqualTo(Library.find("dilaram").orElseThrow().setup());

    window.press(KeyCode.CONTROL, KeyCode.DIGIT2);
    window.tabTo("stipulation");
    window.press(KeyCode.CONTROL, KeyCode.A);
    robot.write("White mates in 6");
    window.press(KeyCode.F5);
    awaitEnd();
    window.settle();
    assertThat(((Labeled) window.node("headline")).getText()).isEqualTo("White mates in 6");
    window.tabTo("solve-insert");
    window.press(KeyCode.SPACE);

    window.tabTo("score-rows");
    window.type(KeyCode.RIGHT, 3);
    window.tabTo("glyph-1");
    window.press(KeyCode.SPACE);
    window.tabTo("comment");
    robot.write("quiet");
    window.press(KeyCode.SHIFT, KeyCode.F8);
    goTo(window, "h1");
    window.press(KeyCode.ENTER);
    goTo(window, "h8");
    window.press(KeyCode.ENTER);
    window.tabTo("move-field");
    robot.write("Kg8");
    window.press(KeyCode.ENTER);
    window.tabTo("comment");
    robot.write("short");
    Problem annotated = model.document().problem();
    assertThat(annotated.solution().size()).isEqualTo(12);
    Annotation quiet = annotated.solution().annotation(NodePath.of(0, 0, 0));
    assertThat(quiet.comment("en")).contains("quiet");
    assertThat(quiet.glyphs()).containsExactly(Glyph.GOOD);
    assertThat(quiet.arrows()).containsExactly(new Arrow(Colour.RED, Square.H1, Square.H8));
    assertThat(annotated.solution().annotation(NodePath.of(0, 0, 0, 1)).comment("en"))
        .contains("short");

    window.tabTo("score-rows");
    while (!model.document().undoNameProperty().get().isEmpty()) {
      window.press(KeyCode.CONTROL, KeyCode.Z);
    }
    assertThat(model.document().problem().setup().men()).isEmpty();
    while (!model.document().redoNameProperty().get().isEmpty()) {
      window.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
    }
    assertThat(model.document().problem()).isEqualTo(annotated);

    window.press(KeyCode.CONTROL, KeyCode.S);
    Path file = folder.resolve("keys.json");
    assertThat(ProblemFile.read(file).solution()).isEqualTo(annotated.solution());
    window.press(KeyCode.CONTROL, KeyCode.N);
    assertThat(model.document().problem().setup().men()).isEmpty();
    window.press(KeyCode.CONTROL, KeyCode.O);
    assertThat(model.document().problem()).isEqualTo(ProblemFile.read(file));

    window.press(KeyCode.CONTROL, KeyCode.E);
    exportAsTheCommandLineDoes(window, Format.TEXT, file);
    exportAsTheCommandLineDoes(window, Format.PGN, file);
  }

  private void exportAsTheCommandLineDoes(Window window, Format format, Path file)
      throws Exception {
    window.tabTo("export-formats");
    window.press(KeyCode.HOME);
    window.type(KeyCode.DOWN, format.ordinal());
    window.tabTo("export-save");
    window.press(KeyCode.SPACE);
    Path exported = folder.resolve("keys." + format.extension());
    WaitForAsyncUtils.waitFor(60, TimeUnit.SECONDS, () -> Files.exists(exported));
    assertThat(Files.readAllBytes(exported))
        .isNotEmpty()
        .isEqualTo(
            ChildProcess.output(
                Mansuba.class, "export", file.toString(), "--no-solve", "--to", format.text()));
  }

  @Test
  void escapeStopsALongSearchAndKeepsItsBounds(FxRobot robot) throws Exception {
    Window window = Window.of(robot, model);
    Problem wheel = Library.find("water-wheel").orElseThrow();
    robot.interact(() -> model.opening().open(wheel));
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
    robot.interact(() -> model.opening().open(dilaram));
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
