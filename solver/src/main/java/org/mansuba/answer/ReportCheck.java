package org.mansuba.answer;

import java.util.List;
import java.util.stream.Stream;
import org.mansuba.analysis.published.Departure;
import org.mansuba.analysis.published.LineReport;
import org.mansuba.analysis.soundness.Effect;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.analysis.soundness.Try;
import org.mansuba.analysis.soundness.WinningMove;
import org.mansuba.analysis.tree.Choice;
import org.mansuba.analysis.tree.Dual;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.rules.Move;
import org.mansuba.rules.Setup;

/** Verifies everything in the report of a check that the plain rules can judge. */
final class ReportCheck {
  private final Question question;
  private final Report report;

  private ReportCheck(Question question, Report report) {
    this.question = question;
    this.report = report;
  }

  /**
   * Verifies a report: the lines of all winning first moves, the whole tree, set play, tries,
   * duals, threats and moves better than published ones.
   *
   * @throws Contradiction if anything in it is not as it is said to be
   */
  static void verify(Question question, Report report) {
    ReportCheck check = new ReportCheck(question, report);
    check.lines();
    TreeCheck.verify(question, report.tree());
    check.setPlay();
    report.tries().list().forEach(check::fails);
    report.duals().list().forEach(check::dual);
    report.effects().forEach(check::effect);
    report.lines().forEach(check::betterMoves);
  }

  private void lines() {
    Stream.concat(report.keys().stream(), report.slower().stream())
        .filter(move -> !move.line().isEmpty())
        .forEach(this::line);
  }

  private void line(WinningMove move) {
    Contradiction.unless(
        move.line().getFirst().equals(move.move()), "the line does not begin with %s", move.move());
    LineCheck.verify(question, move.line(), move.moves());
  }

  private void setPlay() {
    if (!report.setPlay().isEmpty()) {
      Setup other = passed(question.setup());
      TreeCheck.verifySetPlay(
          question.withSetup(other), report.setPlay(), report.tree().moves() - 1);
    }
  }

  private void fails(Try failing) {
    PlainReplay replay = new PlainReplay(question);
    replay.play(failing.move());
    Contradiction.unless(
        replay.ending() == failing.end(), "%s does not end the game so", failing.move());
    Contradiction.unless(
        failing.end().isOver() == failing.refutations().isEmpty(),
        "%s has no refutation, or needs none",
        failing.move());
    allLegal(replay, failing.refutations());
  }

  private void dual(Dual dual) {
    PlainReplay replay = new PlainReplay(question);
    dual.path().forEach(replay::play);
    allLegal(replay, dual.moves().stream().map(Choice::move).toList());
  }

  private void effect(Move key, Effect effect) {
    PlainReplay replay = new PlainReplay(question);
    replay.play(key);
    switch (effect) {
      case Effect.Goal() -> replay.requireGoal();
      case Effect.Check() -> Contradiction.unless(replay.inCheck(), "%s gives no check", key);
      case Effect.Threat(var moves) -> {
        Contradiction.unless(!replay.inCheck(), "%s gives check", key);
        PlainReplay threat = new PlainReplay(question.withSetup(passed(replay.setup())));
        allLegal(threat, moves.stream().map(Choice::move).toList());
      }
      case Effect.Zugzwang() -> Contradiction.unless(!replay.inCheck(), "%s gives check", key);
    }
  }

  /** Verifies that the moves said to be better than published ones are legal. */
  private void betterMoves(LineReport line) {
    for (Departure departure : line.departures()) {
      PlainReplay replay = new PlainReplay(question);
      line.playable().stream().limit(departure.ply() - 1).forEach(replay::playAny);
      replay.play(departure.better());
    }
  }

  private static void allLegal(PlainReplay replay, List<Move> moves) {
    for (Move move : moves) {
      replay.play(move);
      replay.takeBack();
    }
  }

  private static Setup passed(Setup setup) {
    return setup.withSideToMove(setup.toMove().opponent());
  }
}
