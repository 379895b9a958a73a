package org.mansuba.analysis.repair;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import org.mansuba.notation.Fen;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Setup;

/**
 * All diagrams that one change leads to and another leads on from, in the order in which they are
 * welcome. What different pairs lead to is met once, and what one change leads to not at all.
 */
final class Pairs implements Iterator<Candidate> {
  private static final int BITS = 16;
  private static final int MASK = (1 << BITS) - 1;
  private static final int MOST_REMOVED = 2;

  private final Candidate diagram;
  private final Stipulation stipulation;
  private final List<Change> singles;
  private final long[] ranked;
  private final Set<String> seen = new HashSet<>();
  private int at;
  private List<Candidate> ahead = List.of();

  /** The pairs of changes of a diagram. */
  Pairs(Setup setup, Stipulation stipulation) {
    this.stipulation = stipulation;
    singles = SingleChanges.of(setup, stipulation);
    diagram = Candidate.unchanged(setup);
    seen.add(Fen.write(setup));
    singles.forEach(change -> seen.add(Fen.write(change.applyTo(setup))));
    ranked = rank();
  }

  /** How many pairs there are; most diagrams come of several. */
  int size() {
    return ranked.length;
  }

  @Override
  public boolean hasNext() {
    while (ahead.isEmpty() && at < ranked.length) {
      Candidate one = diagram.with(singles.get((int) (ranked[at] >>> BITS) & MASK));
      Candidate both = one.with(second(one).get((int) ranked[at] & MASK));
      at++;
      if (seen.add(Fen.write(both.setup()))) {
        ahead = List.of(both);
      }
    }
    return !ahead.isEmpty();
  }

  @Override
  public Candidate next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    Candidate next = ahead.getFirst();
    ahead = List.of();
    return next;
  }

  private List<Change> second(Candidate one) {
    return SingleChanges.of(one.setup(), stipulation);
  }

  /** All pairs by their indices, under what they are ranked by. */
  private long[] rank() {
    long[] found = new long[singles.size() * singles.size()];
    int count = 0;
    for (int i = 0; i < singles.size(); i++) {
      List<Change> second = second(diagram.with(singles.get(i)));
      if (count + second.size() > found.length) {
        found = Arrays.copyOf(found, 2 * (count + second.size()));
      }
      for (int j = 0; j < second.size(); j++) {
        found[count++] = rank(singles.get(i), second.get(j)) << (2 * BITS) | (long) i << BITS | j;
      }
    }
    long[] all = Arrays.copyOf(found, count);
    Arrays.sort(all);
    return all;
  }

  /** Fewer men first, then smaller changes. */
  private static long rank(Change one, Change other) {
    int men = MOST_REMOVED + men(one) + men(other);
    int size = Candidate.size(one) + Candidate.size(other);
    return (long) men << BITS | size;
  }

  private static int men(Change change) {
    return switch (change) {
      case Change.Remove _ -> -1;
      case Change.Add _ -> 1;
      case Change.Shift _, Change.Recolour _, Change.Replace _ -> 0;
    };
  }
}
