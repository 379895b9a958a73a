package org.mansuba.studio.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.studio.HeldWork;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.notice.Notices;
import org.mansuba.studio.solve.LimitTexts;
import org.mansuba.studio.solve.StudioAnswers;
import org.mansuba.studio.soundness.KnownVerdicts;
import org.mansuba.studio.soundness.VerdictKind;

/** Checking all problems of a list, one after the other. */
final class LibraryCheckModelTest {
  private final Problem dilaram = Library.find("dilaram").orElseThrow();
  private final Problem check = Library.find("check").orElseThrow();
  private final KnownVerdicts verdicts = new KnownVerdicts();
  private final LimitTexts limits = new LimitTexts();
  private final HeldWork runner = new HeldWork();
  private final Notices notices = new Notices();
  private final Texts texts = new Texts();
  private final LibraryCheckModel model =
      new LibraryCheckModel(
          verdicts, StudioAnswers.of(runner, notices), limits, runner, notices, texts);

  private String told() {
    return notices.latestProperty().get().orElseThrow().text();
  }

  private VerdictKind of(Problem problem) {
    return verdicts.of(problem.question());
  }

  @Test
  void theyAreCheckedOneAfterTheOtherAndVerdictsAppearAtOnce() {
    model.start(List.of(dilaram, check));
    assertThat(model.stepProperty().get())
        .contains(new LibraryCheckModel.Step(1, 2, dilaram.name()));
    assertThat(runner.waiting()).isEqualTo(1);
    runner.doNext();
    assertThat(of(dilaram)).isEqualTo(VerdictKind.SOUND);
    assertThat(model.stepProperty().get()).contains(new LibraryCheckModel.Step(2, 2, check.name()));
    runner.doNext();
    assertThat(of(check)).isEqualTo(VerdictKind.SHORT);
    assertThat(model.isRunning()).isFalse();
    assertThat(notices.latestProperty().get().orElseThrow().text()).contains("2");
  }

  @Test
  void whatIsKnownAndWhatCannotBePlayedIsPassedOver() {
    verdicts.note(dilaram.question(), VerdictKind.SOUND);
    model.start(List.of(dilaram, Document.empty()));
    runner.doNext();
    assertThat(model.isRunning()).isFalse();
    assertThat(runner.waiting()).isZero();
    assertThat(told()).isEqualTo(texts.get("shelf.nothing"));
    assertThat(of(Document.empty())).isEqualTo(VerdictKind.UNCHECKED);
  }

  @Test
  void whatCannotBePlayedIsNotCountedAmongWhatWasChecked() {
    model.start(List.of(Document.empty(), dilaram));
    runner.doNext();
    runner.doNext();
    assertThat(told()).isEqualTo(texts.get("shelf.done", 1));
  }

  @Test
  void oneThatFailsIsPassedOverAndToldOfAtTheEnd() {
    model.start(List.of(check, dilaram));
    runner.failNext(new OutOfMemoryError());
    assertThat(notices.latestProperty().get()).isEmpty();
    assertThat(model.stepProperty().get())
        .contains(new LibraryCheckModel.Step(2, 2, dilaram.name()));
    runner.doNext();
    assertThat(of(check)).isEqualTo(VerdictKind.UNCHECKED);
    assertThat(of(dilaram)).isEqualTo(VerdictKind.SOUND);
    assertThat(model.isRunning()).isFalse();
    assertThat(told()).isEqualTo(texts.get("shelf.failed", 1, 1, texts.get("solve.noMemory")));
    model.start(List.of(check, dilaram));
    assertThat(model.stepProperty().get()).contains(new LibraryCheckModel.Step(1, 1, check.name()));
  }

  @Test
  void whatNobodyHasCheckedComesBeforeWhatALimitLeftUndecided() {
    verdicts.note(check.question(), VerdictKind.UNDECIDED);
    model.start(List.of(check, dilaram));
    assertThat(model.stepProperty().get())
        .contains(new LibraryCheckModel.Step(1, 2, dilaram.name()));
    runner.doNext();
    assertThat(model.stepProperty().get()).contains(new LibraryCheckModel.Step(2, 2, check.name()));
  }

  @Test
  void stoppingBeginsNoOtherAndCallsNothingUndecided() {
    model.start(List.of(dilaram, check));
    model.stop();
    runner.doNext();
    assertThat(of(dilaram)).isEqualTo(VerdictKind.UNCHECKED);
    assertThat(model.isRunning()).isFalse();
    assertThat(runner.waiting()).isZero();
  }

  @Test
  void aLimitLeavesAProblemUndecidedAndALaterStartTriesItAgain() {
    limits.nodesProperty().set("1");
    model.start(List.of(dilaram));
    runner.doNext();
    assertThat(of(dilaram)).isEqualTo(VerdictKind.UNDECIDED);
    limits.nodesProperty().set("");
    model.start(List.of(dilaram));
    runner.doNext();
    assertThat(of(dilaram)).isEqualTo(VerdictKind.SOUND);
  }

  @Test
  void aLimitThatIsNoNumberIsToldOf() {
    limits.secondsProperty().set("soon");
    model.start(List.of(dilaram));
    assertThat(model.isRunning()).isFalse();
    assertThat(notices.latestProperty().get()).isPresent();
  }
}
