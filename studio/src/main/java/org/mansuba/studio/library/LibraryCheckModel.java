package org.mansuba.studio.library;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import org.mansuba.analysis.soundness.CheckListener;
import org.mansuba.analysis.soundness.CheckRequest;
import org.mansuba.analysis.soundness.Plan;
import org.mansuba.answer.Answers;
import org.mansuba.problem.Problem;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.notice.Notices;
import org.mansuba.studio.solve.LimitTexts;
import org.mansuba.studio.solve.Obstacle;
import org.mansuba.studio.soundness.KnownVerdicts;
import org.mansuba.studio.soundness.VerdictKind;
import org.mansuba.studio.task.TaskRunner;
import org.mansuba.tables.build.BuildListener;

/**
 * Checks many problems for soundness beside the window, one after the other: first those that
 * nobody has checked yet, then those that a limit left undecided. Those about which all is known,
 * those that cannot be played, and those whose check fails are passed over; where the user has set
 * no limit of time, each gets a short one. Belongs to the thread of the window.
 */
public final class LibraryCheckModel {
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final KnownVerdicts verdicts;
  private final LimitTexts limits;
  private final TaskRunner runner;
  private final Notices notices;
  private final Texts texts;
  private final Answers answers;
  private final Deque<Problem> waiting = new ArrayDeque<>();
  private final ReadOnlyObjectWrapper<Optional<Step>> step =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private int total;
  private int checked;
  private int failed;
  private String lastFailure = "";
  private @Nullable Cancellation running;

  /**
   * The problem that is being checked.
   *
   * @param number which of them it is, from 1
   * @param total how many there are
   * @param name its name
   */
  public record Step(int number, int total, String name) {}

  /** Checks problems within some limits, and has the verdicts noted. */
  public LibraryCheckModel(
      KnownVerdicts verdicts,
      Answers answers,
      LimitTexts limits,
      TaskRunner runner,
      Notices notices,
      Texts texts) {
    this.verdicts = verdicts;
    this.limits = limits;
    this.runner = runner;
    this.notices = notices;
    this.texts = texts;
    this.answers = answers;
  }

  /** What is being checked; empty while nothing is. */
  public ReadOnlyObjectProperty<Optional<Step>> stepProperty() {
    return step.getReadOnlyProperty();
  }

  /** Whether problems are being checked. */
  public boolean isRunning() {
    return running != null;
  }

  /** Starts to check problems; tells if there is nothing to do, or if that is not possible. */
  public void start(List<Problem> problems) {
    if (isRunning()) {
      return;
    }
    if (!limits.areRight()) {
      notices.warn(texts.get("solve.badLimit", limits.mostMebibytes()));
      return;
    }
    waiting.clear();
    problems.stream()
        .filter(problem -> !verdict(problem).isDecided())
        .sorted(Comparator.comparing(problem -> verdict(problem) == VerdictKind.UNDECIDED))
        .forEach(waiting::add);
    total = waiting.size();
    checked = 0;
    failed = 0;
    next();
  }

  /** Stops; what has been found stays, and a later start goes on behind it. */
  public void stop() {
    waiting.clear();
    if (running != null) {
      running.cancel();
    }
    end();
  }

  private VerdictKind verdict(Problem problem) {
    return verdicts.of(problem.question());
  }

  private void next() {
    Problem problem = waiting.poll();
    if (problem == null) {
      end();
      tell();
      return;
    }
    Cancellation cancellation = new Cancellation();
    running = cancellation;
    step.set(Optional.of(new Step(total - waiting.size(), total, problem.name())));
    CheckRequest request = new CheckRequest(problem, Plan.BRIEF, patient());
    runner.run(
        () -> check(request, cancellation),
        verdict -> ended(problem, cancellation, verdict),
        failure -> failed(cancellation, failure));
  }

  /** The verdict on a problem; empty if it cannot be played. */
  private Optional<VerdictKind> check(CheckRequest request, Cancellation cancellation) {
    // Judged here, since the diagrams of a large library take time that the window has not.
    return Obstacle.isPlayable(request.problem())
        ? Optional.of(
            VerdictKind.of(
                answers
                    .check(request, CheckListener.silent(), BuildListener.silent(), cancellation)
                    .verdict()))
        : Optional.empty();
  }

  private void ended(Problem problem, Cancellation cancellation, Optional<VerdictKind> verdict) {
    verdict
        .filter(found -> found.isDecided() || !cancellation.isCancelled())
        .ifPresent(found -> verdicts.note(problem.question(), found));
    if (cancellation == running) {
      checked += verdict.isPresent() ? 1 : 0;
      next();
    }
  }

  private void failed(Cancellation cancellation, Throwable failure) {
    if (cancellation == running) {
      failed++;
      lastFailure = Obstacle.failure(failure, texts);
      next();
    }
  }

  /** Tells what has come of it all. */
  private void tell() {
    if (failed > 0) {
      notices.warn(texts.get("shelf.failed", checked, failed, lastFailure));
    } else if (checked > 0) {
      notices.tell(texts.get("shelf.done", checked));
    } else {
      notices.tell(texts.get("shelf.nothing"));
    }
  }

  private void end() {
    running = null;
    step.set(Optional.empty());
  }

  private Limits patient() {
    Limits asked = limits.limits();
    return asked.time().equals(Limits.UNLIMITED.time()) ? asked.withTime(PATIENCE) : asked;
  }
}
