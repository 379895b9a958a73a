package org.mansuba.analysis.repair;

import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.mansuba.search.Cancellation;

/**
 * Tries candidates, several at a time, in rounds: all with little work, what is left undecided with
 * more, and so on, so that what is easy comes first. What is found out about a candidate depends
 * neither on the others nor on the number of threads.
 *
 * <p>Belongs to one thread; those that it starts end before its methods return.
 */
final class Trials {
  private final Decider decider;
  private final TrialLimits limits;
  private final TrialListener listener;
  private final Cancellation cancellation;
  private final Consumer<Trial> afterwards;
  private final long start = System.nanoTime();

  /**
   * Makes trials.
   *
   * @param afterwards is given each trial by the thread that made it
   */
  Trials(
      Decider decider,
      TrialLimits limits,
      TrialListener listener,
      Cancellation cancellation,
      Consumer<Trial> afterwards) {
    this.afterwards = afterwards;
    this.decider = decider;
    this.limits = limits;
    this.listener = listener;
    this.cancellation = cancellation;
  }

  /** Tries one candidate with all the work that is allowed for it. */
  Trial one(Candidate candidate) {
    Trial begun = listener.known(candidate).orElse(Trial.of(candidate));
    return new Bench(1, limits.nodes()).attempt(begun, limits.nodes());
  }

  /**
   * Tries all candidates of a source.
   *
   * @param total how many they are, or a little more
   */
  TrialOutcome all(Iterator<Candidate> source, int total) {
    TrialCounts counts = new TrialCounts();
    long nodes = limits.firstNodes();
    List<Trial> open = counts.count(round(new Fresh(source), total, nodes));
    while (nodes < limits.nodes() && !open.isEmpty() && !isOver()) {
      nodes = limits.nextNodes(nodes);
      Iterator<Trial> before = open.iterator();
      List<Trial> after = counts.count(round(before, open.size(), nodes));
      before.forEachRemaining(after::add);
      open = after;
    }
    return counts.outcome(open, !source.hasNext());
  }

  /** Whether a limit or a cancellation ends all trials. */
  boolean isOver() {
    return cancellation.isCancelled() || timeLeft().isZero();
  }

  private Duration timeLeft() {
    Duration left = limits.all().time().minusNanos(System.nanoTime() - start);
    return left.isNegative() ? Duration.ZERO : left;
  }

  private List<Trial> round(Iterator<Trial> source, int total, long nodes) {
    return new Round(new Bench(total, nodes), source, nodes).run(limits.all().threads());
  }

  /** Trials that have not begun. */
  private record Fresh(Iterator<Candidate> source) implements Iterator<Trial> {
    @Override
    public boolean hasNext() {
      return source.hasNext();
    }

    @Override
    public Trial next() {
      return Trial.of(source.next());
    }
  }

  /** Where the trials of one round are made. */
  private final class Bench implements Round.Workshop {
    private final int total;
    private final long nodes;
    private int done;
    private int sound;

    Bench(int total, long nodes) {
      this.total = total;
      this.nodes = nodes;
    }

    @Override
    public boolean isOver() {
      return Trials.this.isOver();
    }

    @Override
    public Optional<Trial> known(Candidate candidate) {
      return listener.known(candidate);
    }

    @Override
    public Trial attempt(Trial trial, long allowed) {
      if (trial.nodes() >= allowed) {
        return trial;
      }
      TrialVerdict verdict =
          decider.decide(trial.candidate().setup(), limits.each(allowed, timeLeft()));
      Trial made = new Trial(trial.candidate(), verdict, allowed);
      afterwards.accept(made);
      return made;
    }

    @Override
    public void ended(Trial trial) {
      done++;
      sound += trial.verdict() instanceof TrialVerdict.Sound ? 1 : 0;
      listener.tried(trial);
      listener.progress(new TrialProgress(done, total, sound, nodes));
    }
  }
}
