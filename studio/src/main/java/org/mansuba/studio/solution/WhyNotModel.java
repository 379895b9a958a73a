package org.mansuba.studio.solution;

import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import org.jspecify.annotations.Nullable;
import org.mansuba.analysis.judgement.Judgement;
import org.mansuba.answer.Answers;
import org.mansuba.board.Side;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Move;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;
import org.mansuba.search.SearchStopped;
import org.mansuba.search.SolveRequest;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.notice.Notice;
import org.mansuba.studio.notice.Notices;
import org.mansuba.studio.solve.Obstacle;
import org.mansuba.studio.solve.SolveModel;
import org.mansuba.studio.task.TaskRunner;

/**
 * Answers why the move that led to where the reader stands is not the one to play. The answer
 * appears as a notice, and its line can be shown and inserted into the score. Belongs to the thread
 * of the window; the proof is sought beside it.
 */
public final class WhyNotModel {
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private final Document document;
  private final ScoreModel score;
  private final SolveModel solve;
  private final TaskRunner runner;
  private final Notices notices;
  private final Texts texts;
  private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
  private @Nullable Cancellation running;

  /** Judges moves of a document's games; what the solver has found says how long the win is. */
  public WhyNotModel(
      Document document,
      ScoreModel score,
      SolveModel solve,
      TaskRunner runner,
      Notices notices,
      Texts texts) {
    this.document = document;
    this.score = score;
    this.solve = solve;
    this.runner = runner;
    this.notices = notices;
    this.texts = texts;
    document.problemProperty().subscribe(this::stop);
  }

  /** Whether a proof is sought. */
  public ReadOnlyBooleanProperty busyProperty() {
    return busy.getReadOnlyProperty();
  }

  /** Asks about the last move; tells why not if that is not possible. */
  public void ask() {
    List<Move> game = score.game();
    if (game.isEmpty() || busy.get()) {
      return;
    }
    Problem problem = document.problem();
    String obstacle = Obstacle.of(problem, solve.limits(), texts);
    if (!obstacle.isEmpty()) {
      notices.warn(obstacle);
      return;
    }
    OptionalInt moves = movesOfInterest(problem);
    if (moves.isEmpty()) {
      notices.warn(texts.get("whyNot.unsolved"));
      return;
    }
    List<Move> before = List.copyOf(game.subList(0, game.size() - 1));
    int left = moves.getAsInt() - attackerMoves(problem, before.size());
    if (left < 1) {
      notices.tell(texts.get("whyNot.late", moves.getAsInt()));
      return;
    }
    ask(problem, before, game.getLast(), left);
  }

  /** Gives the question up. */
  public void stop() {
    if (running != null) {
      running.cancel();
      running = null;
      busy.set(false);
    }
  }

  private void ask(Problem problem, List<Move> before, Move move, int left) {
    Cancellation cancellation = new Cancellation();
    running = cancellation;
    busy.set(true);
    SolveRequest request = new SolveRequest(problem.question(), limits());
    WhyNotTexts words = new WhyNotTexts(problem, texts, before, move);
    runner.run(
        () -> Answers.judge(request, before, move, left, cancellation),
        judgement -> {
          if (ended(cancellation)) {
            answer(problem, judgement, words, before);
          }
        },
        failure -> {
          if (ended(cancellation)) {
            boolean limit = failure instanceof SearchStopped;
            notices.warn(limit ? words.write("whyNot.open") : Obstacle.failure(failure, texts));
          }
        });
  }

  /** Takes note that a question has been decided; false if it is no longer asked. */
  private boolean ended(Cancellation cancellation) {
    boolean asked = cancellation == running;
    if (asked) {
      running = null;
      busy.set(false);
    }
    return asked;
  }

  private void answer(Problem problem, Judgement judgement, WhyNotTexts words, List<Move> before) {
    switch (judgement) {
      case Judgement.Fails(var _, int _, var line) ->
          notices.offer(
              words.write(judgement),
              new Notice.Answer(
                  "whyNot.insert",
                  () -> insert(problem, () -> score.edits().insertRefutation(before, line))));
      case Judgement.Costs(var _, int _, var line) ->
          notices.offer(
              words.write(judgement),
              new Notice.Answer(
                  "whyNot.insert",
                  () -> insert(problem, () -> score.edits().insertLine(before, line))));
      case Judgement.Best _, Judgement.NothingToSpoil _ -> notices.tell(words.write(judgement));
    }
  }

  /** Inserts an answer, unless the game it belongs to is no longer the one that is open. */
  private void insert(Problem asked, Runnable insertion) {
    Problem open = document.problem();
    if (open.setup().equals(asked.setup()) && open.rules().equals(asked.rules())) {
      insertion.run();
    } else {
      notices.warn(texts.get("whyNot.changed"));
    }
  }

  /** The number asked for; where none is, the one the solver has found. */
  private OptionalInt movesOfInterest(Problem problem) {
    var found = solve.state().bounds();
    return problem.stipulation().limit().isPresent() || !found.hasWin()
        ? problem.stipulation().limit()
        : OptionalInt.of(found.winIn());
  }

  private static int attackerMoves(Problem problem, int plies) {
    Side attacker = problem.stipulation().attacker();
    return problem.setup().toMove() == attacker ? (plies + 1) / 2 : plies / 2;
  }

  private Limits limits() {
    Limits limits = solve.limits().limits();
    return limits.time().compareTo(PATIENCE) > 0 ? limits.withTime(PATIENCE) : limits;
  }
}
