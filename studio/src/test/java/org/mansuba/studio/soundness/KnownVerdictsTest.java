package org.mansuba.studio.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mansuba.board.Square;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.studio.InlineRunner;
import org.mansuba.studio.NoQuestions;
import org.mansuba.studio.app.StudioModel;
import org.mansuba.studio.editor.DiagramChange;
import org.mansuba.studio.i18n.Texts;

/** What is remembered of the soundness of problems. */
final class KnownVerdictsTest {
  private final Problem dilaram = Library.find("dilaram").orElseThrow();
  private final Problem check = Library.find("check").orElseThrow();
  private final StudioModel studio =
      new StudioModel(new Texts(), new InlineRunner(), new NoQuestions());

  private static VerdictKind of(KnownVerdicts verdicts, Problem problem) {
    return verdicts.of(problem.question());
  }

  /** The file of "Check!" says so: it is claimed in nine, and there is a win in six. */
  @Test
  void theSolverAloneFindsThatAProblemIsShort() {
    studio.opening().open("check");
    studio.searches().toggleSolve();
    assertThat(of(studio.verdicts(), check)).isEqualTo(VerdictKind.SHORT);
  }

  @Test
  void theSolverAloneNeverCallsAProblemSoundButACheckDoes() {
    studio.opening().open("dilaram");
    studio.searches().toggleSolve();
    assertThat(of(studio.verdicts(), dilaram)).isEqualTo(VerdictKind.UNCHECKED);
    studio.searches().toggleCheck();
    assertThat(of(studio.verdicts(), dilaram)).isEqualTo(VerdictKind.SOUND);
  }

  @Test
  void aWinThatIsTooLongForWhatIsAskedIsNoSolution() {
    studio.opening().open(dilaram.withStipulation(dilaram.stipulation().in(5)));
    studio.searches().toggleSolve();
    assertThat(of(studio.verdicts(), studio.document().problem()))
        .isEqualTo(VerdictKind.NO_SOLUTION);
  }

  @Test
  void anEditedProblemDoesNotKeepTheVerdictAndAnUndoneEditDoes() {
    studio.opening().open("dilaram");
    studio.verdicts().note(dilaram.question(), VerdictKind.SOUND);
    studio.document().apply(DiagramChange.erase(Square.B2));
    assertThat(of(studio.verdicts(), studio.document().problem())).isEqualTo(VerdictKind.UNCHECKED);
    studio.document().undo();
    assertThat(of(studio.verdicts(), studio.document().problem())).isEqualTo(VerdictKind.SOUND);
  }

  @Test
  void whatIsProvedIsNotGivenUpForWhatIsOpen() {
    KnownVerdicts verdicts = new KnownVerdicts();
    verdicts.note(check.question(), VerdictKind.UNDECIDED);
    verdicts.note(check.question(), VerdictKind.SHORT);
    verdicts.note(check.question(), VerdictKind.UNDECIDED);
    assertThat(of(verdicts, check)).isEqualTo(VerdictKind.SHORT);
  }
}
