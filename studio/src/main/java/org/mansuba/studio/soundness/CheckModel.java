package org.mansuba.studio.soundness;

import javafx.beans.property.ReadOnlyObjectProperty;
import org.mansuba.analysis.soundness.CheckProgress;
import org.mansuba.analysis.soundness.CheckRequest;
import org.mansuba.analysis.soundness.Plan;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.answer.Answers;
import org.mansuba.problem.Problem;
import org.mansuba.problem.Published;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.search.Cancellation;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.notice.Notices;
import org.mansuba.studio.solve.AnswerStore;
import org.mansuba.studio.solve.LimitTexts;
import org.mansuba.studio.solve.Obstacle;
import org.mansuba.studio.task.TaskRunner;
import org.mansuba.tables.build.BuildListener;

/**
 * Checks whether the open problem is sound, beside the window. A change of the problem ends the
 * check; reports are kept for when the problem comes back. Belongs to the thread of the window.
 */
public final class CheckModel {
  private static final int MOST_REPORTS = 20;

  private final Document document;
  private final LimitTexts limits;
  private final TaskRunner runner;
  private final Notices notices;
  private final Texts texts;
  private final AnswerStore<Subject, CheckState> reports;
  private final Answers verified;

  /** What of a problem the check looks at. */
  private record Subject(Question question, Published published) {
    static Subject of(Problem problem) {
      return new Subject(problem.question(), problem.published());
    }
  }

  /** Checks a document within some limits. */
  public CheckModel(
      Document document,
      Answers verified,
      LimitTexts limits,
      TaskRunner runner,
      Notices notices,
      Texts texts) {
    this.document = document;
    this.limits = limits;
    this.runner = runner;
    this.notices = notices;
    this.texts = texts;
    this.verified = verified;
    reports = new AnswerStore<>(Subject.of(document.problem()), CheckState.UNASKED, MOST_REPORTS);
    document.problemProperty().subscribe(problem -> reports.follow(Subject.of(problem)));
  }

  /** How far the problem is checked. */
  public ReadOnlyObjectProperty<CheckState> stateProperty() {
    return reports.stateProperty();
  }

  /** How far the problem is checked. */
  public CheckState state() {
    return reports.state();
  }

  /** Starts the check; tells why not if that is not possible. */
  public void start() {
    if (state().isRunning()) {
      return;
    }
    String obstacle = Obstacle.of(document.problem(), limits, texts);
    if (!obstacle.isEmpty()) {
      notices.warn(obstacle);
      return;
    }
    Subject asked = reports.question();
    CheckRequest request = new CheckRequest(document.problem(), Plan.USUAL, limits.limits());
    Cancellation cancellation = reports.begin(CheckState.BEGUN);
    runner.run(
        () ->
            verified.check(
                request,
                progress -> runner.inWindow(() -> progress(asked, cancellation, progress)),
                BuildListener.silent(),
                cancellation),
        report -> ended(asked, cancellation, report),
        failure -> failed(asked, cancellation, failure));
  }

  /** Stops the check; what it has proved stays. */
  public void stop() {
    reports.stop();
  }

  private void progress(Subject asked, Cancellation cancellation, CheckProgress progress) {
    if (reports.isGoingOn(cancellation)) {
      reports.keep(asked, CheckState.at(progress));
    }
  }

  private void ended(Subject asked, Cancellation cancellation, Report report) {
    boolean stopped = cancellation.isCancelled();
    reports.end(cancellation);
    reports.keep(
        asked,
        CheckState.ended(report, stopped ? CheckState.Phase.STOPPED : CheckState.Phase.ENDED));
  }

  private void failed(Subject asked, Cancellation cancellation, Throwable failure) {
    reports.end(cancellation);
    reports.keep(asked, CheckState.UNASKED);
    notices.warn(Obstacle.failure(failure, texts));
  }
}
