package org.mansuba.studio.solve;

import javafx.beans.property.ReadOnlyObjectProperty;
import org.mansuba.answer.Answers;
import org.mansuba.answer.SearchMethod;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.search.Bounds;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Progress;
import org.mansuba.search.Solution;
import org.mansuba.search.SolveRequest;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.notice.Notices;
import org.mansuba.studio.task.TaskRunner;
import org.mansuba.tables.build.BuildListener;

/**
 * Asks the solver about the open problem. The search runs beside the window; a change of the
 * question ends it, and what it has proved until then is kept for when the question comes back.
 * Belongs to the thread of the window.
 */
public final class SolveModel {
  private static final int MOST_ANSWERS = 50;

  private final Document document;
  private final TaskRunner runner;
  private final Notices notices;
  private final Texts texts;
  private final LimitTexts limits = new LimitTexts();
  private final AnswerStore<Question, SolveState> answers;
  private final Answers verified;

  /** Asks about a document. */
  public SolveModel(
      Document document, Answers verified, TaskRunner runner, Notices notices, Texts texts) {
    this.document = document;
    this.runner = runner;
    this.notices = notices;
    this.texts = texts;
    this.verified = verified;
    answers = new AnswerStore<>(document.problem().question(), SolveState.UNASKED, MOST_ANSWERS);
    document.problemProperty().subscribe(problem -> answers.follow(problem.question()));
  }

  /** How far the question is answered. */
  public ReadOnlyObjectProperty<SolveState> stateProperty() {
    return answers.stateProperty();
  }

  /** How far the question is answered. */
  public SolveState state() {
    return answers.state();
  }

  /** How much a search may use. */
  public LimitTexts limits() {
    return limits;
  }

  /** Starts the search, or stops it if it runs. */
  public void toggle() {
    if (state().isRunning()) {
      stop();
    } else {
      start();
    }
  }

  /** Starts the search; tells why not if that is not possible. */
  public void start() {
    if (state().isRunning()) {
      return;
    }
    String obstacle = Obstacle.of(document.problem(), limits, texts);
    if (!obstacle.isEmpty()) {
      notices.warn(obstacle);
      return;
    }
    Question asked = answers.question();
    SolveRequest request = new SolveRequest(asked, limits.limits());
    Cancellation cancellation = answers.begin(SolveState.BEGUN);
    runner.run(
        () ->
            verified
                .solve(
                    request,
                    SearchMethod.fromTheBeginning(),
                    progress -> runner.inWindow(() -> progress(asked, cancellation, progress)),
                    BuildListener.silent(),
                    cancellation)
                .solution(),
        solution -> ended(asked, cancellation, solution),
        failure -> failed(asked, cancellation, failure));
  }

  /** Stops the search; what it has proved stays. */
  public void stop() {
    answers.stop();
  }

  private void progress(Question asked, Cancellation cancellation, Progress progress) {
    if (answers.isGoingOn(cancellation)) {
      answers.keep(asked, answers.of(asked, SolveState.BEGUN).at(progress));
    }
  }

  private void ended(Question asked, Cancellation cancellation, Solution solution) {
    SolveState before = answers.of(asked, SolveState.BEGUN);
    Bounds bounds = VerdictBounds.of(solution.verdict(), before.bounds());
    boolean stopped = cancellation.isCancelled();
    answers.end(cancellation);
    answers.keep(
        asked,
        before.ended(
            solution, bounds, stopped ? SolveState.Phase.STOPPED : SolveState.Phase.ENDED));
  }

  private void failed(Question asked, Cancellation cancellation, Throwable failure) {
    answers.end(cancellation);
    answers.keep(asked, SolveState.UNASKED);
    notices.warn(Obstacle.failure(failure, texts));
  }
}
