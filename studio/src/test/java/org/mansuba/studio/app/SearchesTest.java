package org.mansuba.studio.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.studio.HeldWork;
import org.mansuba.studio.NoQuestions;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.solve.SolveState;
import org.mansuba.studio.soundness.CheckState;
import org.mansuba.studio.soundness.VerdictKind;

/** One search at a time, wherever in the window it is started. */
final class SearchesTest {
  private final Problem dilaram = Library.find("dilaram").orElseThrow();
  private final HeldWork runner = new HeldWork();
  private final StudioModel studio = new StudioModel(new Texts(), runner, new NoQuestions());

  /** Opens Dilaram's mate, of which there is a wrong move to be asked about. */
  @BeforeEach
  void open() {
    studio.library().load(List.of(dilaram));
    studio.opening().open("dilaram");
    studio.score().edits().play("Rh7");
  }

  @Test
  void aQuestionAboutAMoveStopsTheSolver() {
    studio.searches().toggleSolve();
    studio.whyNot().ask();
    runner.doNext();
    assertThat(studio.solve().state().phase()).isEqualTo(SolveState.Phase.STOPPED);
    assertThat(studio.whyNot().busyProperty().get()).isTrue();
  }

  @Test
  void aQuestionThatIsNotAskedStopsNothing() {
    studio.score().first();
    studio.searches().toggleSolve();
    studio.whyNot().ask();
    runner.doNext();
    assertThat(studio.solve().state().phase()).isEqualTo(SolveState.Phase.ENDED);
  }

  @Test
  void theSolverStopsAQuestionAboutAMove() {
    studio.whyNot().ask();
    studio.searches().toggleSolve();
    assertThat(studio.whyNot().busyProperty().get()).isFalse();
    assertThat(studio.solve().state().isRunning()).isTrue();
  }

  /** The page of exports starts the check without going to where its verdict is shown. */
  @Test
  void aCheckThatIsStartedByItselfStopsTheSolver() {
    studio.searches().toggleSolve();
    studio.check().start();
    runner.doNext();
    assertThat(studio.solve().state().phase()).isEqualTo(SolveState.Phase.STOPPED);
    assertThat(studio.check().state().isRunning()).isTrue();
  }

  @Test
  void aCheckThatIsStartedByItselfStopsTheChecksOfAllThatIsShown() {
    studio.searches().toggleShelf();
    studio.check().start();
    assertThat(studio.shelfCheck().isRunning()).isFalse();
    runner.doNext();
    assertThat(studio.verdicts().of(dilaram.question())).isEqualTo(VerdictKind.UNCHECKED);
    assertThat(studio.check().state().isRunning()).isTrue();
  }

  @Test
  void checksOfAllThatIsShownStopACheck() {
    studio.searches().toggleCheck();
    studio.searches().toggleShelf();
    runner.doNext();
    assertThat(studio.check().state().phase()).isEqualTo(CheckState.Phase.STOPPED);
    assertThat(studio.shelfCheck().isRunning()).isTrue();
  }

  @Test
  void stoppingStopsWhateverSearches() {
    assertThat(studio.searches().isBusy()).isFalse();
    studio.whyNot().ask();
    assertThat(studio.searches().isBusy()).isTrue();
    studio.searches().stop();
    assertThat(studio.searches().isBusy()).isFalse();
  }
}
