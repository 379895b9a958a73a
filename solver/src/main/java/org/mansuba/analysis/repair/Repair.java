package org.mansuba.analysis.repair;

import java.util.List;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.search.Cancellation;

/**
 * Looks for changes that make a problem sound: all changes of one man, and if asked for all that
 * follow one another.
 *
 * <pre>{@code
 * Repair.Outcome outcome =
 *     new Repair(
 *             new Question(setup, rules, StipulationText.read("win in 6", Side.WHITE)), audit)
 *         .run(1, new TrialLimits(1_000_000, Limits.UNLIMITED), TrialListener.silent(), cancellation);
 * }</pre>
 *
 * <p>Changes that make a diagram odd, as no game could reach it, come last. Kings may be moved but
 * not changed, and a man that the stipulation names stays as it is.
 */
public final class Repair {
  private final Question question;
  private final LineAudit audit;
  private final NewWarnings warnings;

  /**
   * Repairs a problem.
   *
   * @param question its stipulation must have a number of moves
   * @param audit examines the lines on which verdicts rest
   */
  public Repair(Question question, LineAudit audit) {
    this.question = question;
    this.audit = audit;
    warnings = new NewWarnings(question.setup(), question.rules());
  }

  /** What is odd about changed diagrams and not about the problem as it is. */
  public NewWarnings warnings() {
    return warnings;
  }

  /**
   * What was found out. Immutable.
   *
   * @param itself what became of the problem as it is
   * @param changed what became of it with changes
   */
  public record Outcome(Trial itself, TrialOutcome changed) {}

  /**
   * Tries all changes.
   *
   * @param changes how many changes may be made at most, 1 or 2
   * @throws IllegalArgumentException if the stipulation has no number of moves
   */
  public Outcome run(
      int changes, TrialLimits limits, TrialListener listener, Cancellation cancellation) {
    Decider decider = new Decider(question.rules(), question.stipulation(), audit, cancellation);
    // Looked for by the threads that try, so that nobody waits for it at the end.
    Trials trials = new Trials(decider, limits, listener, cancellation, this::lookForWarnings);
    Candidate diagram = Candidate.unchanged(question.setup());
    Trial itself = trials.one(diagram);
    List<Change> singles = SingleChanges.of(question.setup(), question.stipulation());
    List<Candidate> ones = singles.stream().map(diagram::with).sorted().toList();
    TrialOutcome found = trials.all(ones.iterator(), ones.size());
    if (changes > 1 && !trials.isOver()) {
      Pairs pairs = new Pairs(question.setup(), question.stipulation());
      found = found.and(trials.all(pairs, pairs.size()));
    }
    return new Outcome(itself, found.ranked(candidate -> warnings.of(candidate).size()));
  }

  private void lookForWarnings(Trial trial) {
    switch (trial.verdict()) {
      case TrialVerdict.Sound _, TrialVerdict.Undecided _ -> warnings.of(trial.candidate());
      case TrialVerdict.ShortWin _,
          TrialVerdict.Cooked _,
          TrialVerdict.NoSolution _,
          TrialVerdict.Unplayable _ -> {}
    }
  }
}
