package org.mansuba.cli.repair;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.mansuba.analysis.repair.Candidate;
import org.mansuba.analysis.repair.Trial;
import org.mansuba.analysis.repair.TrialListener;
import org.mansuba.analysis.repair.TrialProgress;
import org.mansuba.analysis.repair.TrialVerdict;
import org.mansuba.answer.LineCheck;
import org.mansuba.cli.output.LiveLine;
import org.mansuba.cli.output.Numbers;
import org.mansuba.cli.output.Refusal;
import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.rules.Move;

/**
 * Follows trials for a command: verifies the line of every sound diagram by the plain rules, logs
 * results, and shows progress.
 */
final class TrialDesk implements TrialListener, AutoCloseable {
  private static final long NANOS_BETWEEN_LINES = 250_000_000;

  private final Problem problem;
  private final Optional<TrialLog> log;
  private final LiveLine line;
  private final Consumer<Trial> refuted;
  private long nextLine = System.nanoTime();

  /**
   * Creates a desk for a problem.
   *
   * @param options open the log, if one is requested
   * @param line shows progress
   * @param refuted receives every refuted candidate
   * @throws Refusal if the log belongs to something else
   */
  TrialDesk(Problem problem, TrialOptions options, LiveLine line, Consumer<Trial> refuted) {
    this.problem = problem;
    this.log = options.open(problem);
    this.line = line;
    this.refuted = refuted;
  }

  @Override
  public Optional<Trial> known(Candidate candidate) {
    return log.flatMap(l -> l.find(candidate));
  }

  @Override
  public void tried(Trial trial) {
    switch (trial.verdict()) {
      case TrialVerdict.Sound(var line) -> verify(trial.candidate(), line);
      case TrialVerdict.Undecided _ -> {}
      case TrialVerdict.ShortWin _,
          TrialVerdict.Cooked _,
          TrialVerdict.NoSolution _,
          TrialVerdict.Unplayable _ ->
          refuted.accept(trial);
    }
    log.ifPresent(l -> l.add(trial));
  }

  @Override
  public void progress(TrialProgress progress) {
    long now = System.nanoTime();
    if (now >= nextLine) {
      nextLine = now + NANOS_BETWEEN_LINES;
      line.show(() -> write(progress));
    }
  }

  /** Closes the log. */
  @Override
  public void close() {
    log.ifPresent(TrialLog::close);
  }

  private static String write(TrialProgress progress) {
    return "%s of %s diagrams, %s sound; at most %s nodes each"
        .formatted(
            Numbers.full(progress.done()),
            Numbers.full(progress.total()),
            Numbers.full(progress.sound()),
            Numbers.about((double) progress.nodes()));
  }

  private void verify(Candidate candidate, List<Move> line) {
    Question question = problem.question().withSetup(candidate.setup());
    LineCheck.verify(question, line, question.stipulation().moves());
  }
}
