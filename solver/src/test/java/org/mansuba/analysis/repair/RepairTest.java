package org.mansuba.analysis.repair;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.mansuba.answer.LineCheck;
import org.mansuba.board.Side;
import org.mansuba.notation.Fen;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.problem.stipulation.StipulationText;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.legality.DiagramCheck;
import org.mansuba.rules.plain.PlainPosition;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;

/** Repairs and reductions as wholes. */
final class RepairTest {
  /** Two rooks mate at once in more than one way. */
  private static final Setup COOKED = Fen.read("6k1/5ppp/8/8/8/8/8/RR4K1 w");

  private static final Stipulation IN_ONE = StipulationText.read("win in 1", Side.WHITE);
  private static final TrialLimits LIMITS = limits(1, Duration.ofHours(1));

  private static final Repair.Outcome WHOLE = repair(LIMITS, TrialListener.silent());

  @Test
  void findsWhatTryingEverythingFinds() {
    Repair.Outcome outcome = WHOLE;
    assertThat(outcome.itself().verdict()).isInstanceOf(TrialVerdict.Cooked.class);

    List<String> sound = fens(outcome.changed().sound());
    List<String> expected =
        SingleChanges.of(COOKED, IN_ONE).stream()
            .map(change -> change.applyTo(COOKED))
            .filter(RepairTest::isSound)
            .map(Fen::write)
            .toList();
    assertThat(sound).containsExactlyInAnyOrderElementsOf(expected).isNotEmpty();
    assertThat(outcome.changed().isDecided()).isTrue();
  }

  @Test
  void diagramsThatNoGameReachesComeLast() {
    assertThat(DiagramCheck.check(COOKED, RuleSet.STANDARD)).isEmpty();
    List<Trial> sound = WHOLE.changed().sound();
    List<Boolean> odd = sound.stream().map(RepairTest::isOdd).toList();
    assertThat(odd).isSorted().contains(true, false);
    assertThat(sound.stream().filter(trial -> !isOdd(trial)))
        .extracting(Trial::candidate)
        .isSorted();
  }

  private static boolean isOdd(Trial trial) {
    return !DiagramCheck.check(trial.candidate().setup(), RuleSet.STANDARD).isEmpty();
  }

  @Test
  void theNumberOfThreadsDoesNotMatter() {
    assertThat(repair(limits(3, Duration.ofHours(1)), TrialListener.silent())).isEqualTo(WHOLE);
  }

  @Test
  void anInterruptedRunGoesOnWhereItStopped() {
    Memory memory = new Memory(500);
    Repair.Outcome first = repair(LIMITS, memory);
    assertThat(first.changed().complete()).isFalse();
    int noted = memory.known.size();
    assertThat(noted).isEqualTo(500);

    Memory more = new Memory(Integer.MAX_VALUE);
    more.known.putAll(memory.known);
    assertThat(repair(LIMITS, more)).isEqualTo(WHOLE);
  }

  @Test
  void withoutTimeNothingIsSaid() {
    Repair.Outcome outcome = repair(limits(1, Duration.ZERO), TrialListener.silent());

    assertThat(outcome.changed().sound()).isEmpty();
    assertThat(outcome.changed().refuted()).isZero();
    assertThat(outcome.changed().complete()).isFalse();
  }

  @Test
  void aReductionEndsWhereEveryManIsNeeded() {
    Problem abuNaim = Library.find("abu-naim").orElseThrow();
    Stipulation inThree = abuNaim.stipulation();
    Reduction.Outcome outcome =
        new Reduction(abuNaim.question().withStipulation(inThree), LineCheck::verify)
            .run(LIMITS, TrialListener.silent(), new Cancellation());

    assertThat(outcome.itself().verdict()).isInstanceOf(TrialVerdict.Sound.class);
    assertThat(outcome.isComplete()).isTrue();
    assertThat(outcome.rounds().getLast().sound()).isEmpty();
    assertThat(outcome.steps()).isNotEmpty();
    Decider decider = new Decider(abuNaim.rules(), inThree, LineCheck::verify, new Cancellation());
    for (Trial step : outcome.steps()) {
      assertThat(decider.decide(step.candidate().setup(), Limits.UNLIMITED))
          .isInstanceOf(TrialVerdict.Sound.class);
    }
  }

  @Test
  void anUnsoundProblemIsNotReduced() {
    Reduction.Outcome outcome =
        new Reduction(new Question(COOKED, RuleSet.STANDARD, IN_ONE), LineCheck::verify)
            .run(LIMITS, TrialListener.silent(), new Cancellation());

    assertThat(outcome.itself().verdict()).isInstanceOf(TrialVerdict.Cooked.class);
    assertThat(outcome.rounds()).isEmpty();
    assertThat(outcome.steps()).isEmpty();
  }

  private static Repair.Outcome repair(TrialLimits limits, TrialListener listener) {
    Cancellation cancellation =
        listener instanceof Memory memory ? memory.cancellation : new Cancellation();
    return new Repair(new Question(COOKED, RuleSet.STANDARD, IN_ONE), LineCheck::verify)
        .run(1, limits, listener, cancellation);
  }

  private static TrialLimits limits(int threads, Duration time) {
    return new TrialLimits(1_000_000, Limits.UNLIMITED.withThreads(threads).withTime(time));
  }

  private static List<String> fens(List<Trial> trials) {
    return trials.stream().map(trial -> Fen.write(trial.candidate().setup())).toList();
  }

  private static boolean isSound(Setup setup) {
    try {
      boolean over = PlainPosition.of(setup, RuleSet.STANDARD).ending().isOver();
      return !over && new SlowSoundness(setup, RuleSet.STANDARD, Side.WHITE).isSoundIn(1);
    } catch (IllegalArgumentException notPlayable) {
      return false;
    }
  }

  /** Remembers every trial, and cancels the run after a number of them. */
  private static final class Memory implements TrialListener {
    final Cancellation cancellation = new Cancellation();
    final Map<String, Trial> known = new HashMap<>();
    private final int most;

    Memory(int most) {
      this.most = most;
    }

    @Override
    public Optional<Trial> known(Candidate candidate) {
      return Optional.ofNullable(known.get(Fen.write(candidate.setup())));
    }

    @Override
    public void tried(Trial trial) {
      known.put(Fen.write(trial.candidate().setup()), trial);
      if (known.size() == most) {
        cancellation.cancel();
      }
    }
  }
}
