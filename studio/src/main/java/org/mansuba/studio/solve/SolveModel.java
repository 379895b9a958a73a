package org.mansuba.studio.solve;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import org.mansuba.problem.Problem;
import org.mansuba.search.Bounds;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Progress;
import org.mansuba.search.Solution;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.Solver;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.notice.Notices;
import org.mansuba.studio.task.TaskRunner;

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
  private final Kept<Question, SolveState> answers = new Kept<>(MOST_ANSWERS);
  private final ReadOnlyObjectWrapper<SolveState> state =
      new ReadOnlyObjectWrapper<>(SolveState.UNASKED);
  private Question question;
  private @Nullable Cancellation running;

  /** Asks about a document. */
  public SolveModel(Document document, TaskRunner runner, Notices notices, Texts texts) {
    this.document = document;
    this.runner = runner;
    this.notices = notices;
    this.texts = texts;
    question = Question.of(document.problem());
    document.problemProperty().subscribe(this::follow);
  }

  /** How far the question is answered. */
  public ReadOnlyObjectProperty<SolveState> stateProperty() {
    return state.getReadOnlyProperty();
  }

  /** How far the question is answered. */
  public SolveState state() {
    return state.get();
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
    Question asked = question;
    SolveRequest request = asked.within(limits.limits());
    Cancellation cancellation = new Cancellation();
    running = cancellation;
    keep(asked, SolveState.BEGUN);
    runner.run(
        () ->
            new Solver()
                .solve(
                    request,
                    progress -> runner.inWindow(() -> progress(asked, cancellation, progress)),
                    cancellation),
        solution -> ended(asked, cancellation, solution),
        failure -> failed(asked, cancellation, failure));
  }

  /** Stops the search; what it has proved stays. */
  public void stop() {
    if (running != null) {
      running.cancel();
    }
  }

  private void follow(Problem problem) {
    Question next = Question.of(problem);
    if (!next.equals(question)) {
      stop();
      running = null;
      question = next;
      state.set(answers.get(next, SolveState.UNASKED));
    }
  }

  private void progress(Question asked, Cancellation cancellation, Progress progress) {
    if (cancellation == running) {
      keep(asked, answers.get(asked, SolveState.BEGUN).at(progress));
    }
  }

  private void ended(Question asked, Cancellation cancellation, Solution solution) {
    SolveState before = answers.get(asked, SolveState.BEGUN);
    Bounds bounds = VerdictBounds.of(solution.verdict(), before.bounds());
    boolean stopped = cancellation.isCancelled();
    keep(
        asked,
        before.ended(
            solution, bounds, stopped ? SolveState.Phase.STOPPED : SolveState.Phase.ENDED));
    if (cancellation == running) {
      running = null;
    }
  }

  private void failed(Question asked, Cancellation cancellation, Throwable failure) {
    keep(asked, SolveState.UNASKED);
    if (cancellation == running) {
      running = null;
    }
    notices.warn(Obstacle.failure(failure, texts));
  }

  private void keep(Question asked, SolveState shown) {
    answers.put(asked, shown);
    if (asked.equals(question)) {
      state.set(shown);
    }
  }
}
