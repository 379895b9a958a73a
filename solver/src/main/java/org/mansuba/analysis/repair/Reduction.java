package org.mansuba.analysis.repair;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.search.Cancellation;

/**
 * Takes men off a sound problem as long as it stays sound: again and again the most valuable man
 * that it can do without. Another order may lead to fewer men.
 */
public final class Reduction {
  private static final Comparator<Trial> BY_VALUE =
      Comparator.comparingInt(
          (Trial trial) -> -Candidate.size(trial.candidate().changes().getLast()));

  private final Question question;
  private final LineAudit audit;

  /**
   * Reduces a problem.
   *
   * @param question its stipulation must have a number of moves
   * @param audit examines the lines on which verdicts rest
   */
  public Reduction(Question question, LineAudit audit) {
    this.question = question;
    this.audit = audit;
  }

  /**
   * What was found out. Immutable.
   *
   * @param itself what became of the problem as it is; unless it is sound, nothing else is asked
   * @param rounds what became of every diagram with one man less: first of the problem, then after
   *     each man that was taken off
   * @param steps the diagrams after each man that was taken off
   */
  public record Outcome(Trial itself, List<TrialOutcome> rounds, List<Trial> steps) {
    /** Copies the lists. */
    public Outcome {
      rounds = List.copyOf(rounds);
      steps = List.copyOf(steps);
    }

    /** Whether the work went on until no other man is known to be superfluous. */
    public boolean isComplete() {
      boolean asked = itself.verdict() instanceof TrialVerdict.Sound;
      return !asked
          || (rounds.size() == steps.size() + 1
              && rounds.stream().allMatch(TrialOutcome::complete));
    }
  }

  /**
   * Takes men off.
   *
   * @throws IllegalArgumentException if the stipulation has no number of moves
   */
  public Outcome run(TrialLimits limits, TrialListener listener, Cancellation cancellation) {
    Decider decider = new Decider(question.rules(), question.stipulation(), audit, cancellation);
    Trials trials = new Trials(decider, limits, listener, cancellation, _ -> {});
    Candidate here = Candidate.unchanged(question.setup());
    Trial itself = trials.one(here);
    List<TrialOutcome> rounds = new ArrayList<>();
    List<Trial> steps = new ArrayList<>();
    boolean more = itself.verdict() instanceof TrialVerdict.Sound;
    while (more && !trials.isOver()) {
      List<Candidate> smaller = withOneManLess(here);
      TrialOutcome round = trials.all(smaller.iterator(), smaller.size());
      rounds.add(round);
      Optional<Trial> best = round.sound().stream().min(BY_VALUE);
      best.ifPresent(steps::add);
      here = best.map(Trial::candidate).orElse(here);
      more = best.isPresent();
    }
    return new Outcome(itself, rounds, steps);
  }

  private List<Candidate> withOneManLess(Candidate here) {
    return SingleChanges.of(here.setup(), question.stipulation()).stream()
        .filter(Change.Remove.class::isInstance)
        .map(here::with)
        .toList();
  }
}
