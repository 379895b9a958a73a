package org.mansuba.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TitledPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.problem.Source;
import org.mansuba.studio.app.StudioModel;
import org.mansuba.studio.library.Facet;
import org.mansuba.studio.soundness.VerdictKind;
import org.mansuba.words.Language;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/** The facets of the library as the window shows them. */
@ExtendWith(ApplicationExtension.class)
final class FacetsInWindowTest {
  @SuppressWarnings("NullAway.Init") // opened before every test
  private StudioModel model;

  @Start
  void open(Stage stage) {
    model = Window.open(stage, new InlineRunner(), new NoQuestions());
    model.libraryShownProperty().set(true);
    model.reader().readOwn();
  }

  @Test
  void aVerdictThatIsChosenStaysSoWhileOthersAppearBesideIt(FxRobot robot) {
    Window window = Window.of(robot, model);
    robot.interact(() -> ((TitledPane) window.node("library-filters")).setExpanded(true));
    ComboBox<?> box = (ComboBox<?>) window.node("facet-VERDICT");
    robot.interact(() -> box.getSelectionModel().selectLast());
    assertThat(box.getButtonCell().getText()).isEqualTo("Verdict: not checked");
    for (Problem problem : Library.all().stream().limit(2).toList()) {
      robot.interact(() -> model.verdicts().note(problem.question(), VerdictKind.SOUND));
    }
    assertThat(box.getItems()).hasSize(3);
    assertThat(box.getValue()).isEqualTo("UNCHECKED");
    assertThat(box.getButtonCell().getText()).isEqualTo("Verdict: not checked");
    assertThat(model.library().foundProperty().get()).hasSize(Library.all().size() - 2);
    robot.interact(() -> model.texts().languageProperty().set(Language.POLISH));
    assertThat(box.getButtonCell().getText()).isEqualTo("Werdykt: nie sprawdzone");
  }

  @Test
  void aVerdictThatIsChosenStaysSoWhenNoProblemHasItAnyMore(FxRobot robot) {
    Window window = Window.of(robot, model);
    robot.interact(() -> ((TitledPane) window.node("library-filters")).setExpanded(true));
    ComboBox<String> box = box(window, Facet.VERDICT);
    robot.interact(() -> box.getSelectionModel().selectLast());
    for (Problem problem : Library.all()) {
      VerdictKind verdict = problem.id().equals("check") ? VerdictKind.SHORT : VerdictKind.SOUND;
      robot.interact(() -> model.verdicts().note(problem.question(), verdict));
    }
    assertThat(box.getItems()).containsExactly("", "SOUND", "SHORT", "UNCHECKED");
    assertThat(box.getValue()).isEqualTo("UNCHECKED");
    assertThat(box.getButtonCell().getText()).isEqualTo("Verdict: not checked");
    assertThat(model.library().foundProperty().get()).isEmpty();
    robot.interact(model.library()::reset);
    assertThat(box.getValue()).isEmpty();
    assertThat(model.library().foundProperty().get()).hasSameSizeAs(Library.all());
  }

  @Test
  void anAuthorWhoIsChosenStaysSoWhenOtherProblemsTakeThePlaceOfHis(FxRobot robot) {
    Window window = Window.of(robot, model);
    robot.interact(() -> ((TitledPane) window.node("library-filters")).setExpanded(true));
    ComboBox<String> box = box(window, Facet.AUTHOR);
    robot.interact(() -> model.library().load(by("Anna", "Berta", "Clara", "Dora")));
    robot.interact(() -> box.getSelectionModel().select("Berta"));
    robot.interact(() -> model.library().load(by("Dora", "Adele", "Cecil")));
    assertThat(box.getItems()).containsExactly("", "Adele", "Berta", "Cecil", "Dora");
    assertThat(box.getValue()).isEqualTo("Berta");
    assertThat(box.getSelectionModel().getSelectedIndex()).isEqualTo(2);
    robot.interact(() -> model.library().load(by("Berta")));
    assertThat(box.getItems()).containsExactly("", "Berta");
    assertThat(box.getValue()).isEqualTo("Berta");
    assertThat(model.library().foundProperty().get()).hasSize(1);
  }

  @SuppressWarnings("unchecked") // all boxes of facets hold texts
  private static ComboBox<String> box(Window window, Facet facet) {
    return (ComboBox<String>) window.node("facet-" + facet.name());
  }

  private static List<Problem> by(String... authors) {
    Problem problem = Library.find("dilaram").orElseThrow();
    return Stream.of(authors)
        .map(author -> problem.withSource(new Source("", "", author, "", List.of())))
        .toList();
  }
}
