package org.mansuba.analysis.repair;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.mansuba.board.Kind;
import org.mansuba.board.Square;
import org.mansuba.rules.Setup;

/**
 * A diagram that differs from another by few changes. The order is by how welcome it would be as a
 * repair: fewer changes first, then fewer men, then smaller changes. Immutable; equal if changes
 * and diagram are.
 *
 * @param changes the changes, possibly none
 * @param setup the diagram after them
 */
public record Candidate(List<Change> changes, Setup setup) implements Comparable<Candidate> {
  /** The order without its last part, the text of the changes. */
  static final Comparator<Candidate> BY_SIZE =
      Comparator.comparingInt((Candidate c) -> c.changes.size())
          .thenComparingInt(c -> c.setup.men().size())
          .thenComparingInt(Candidate::size);

  private static final Comparator<Candidate> ORDER =
      BY_SIZE.thenComparing(c -> c.changes.toString());

  /** Copies the list. */
  public Candidate {
    changes = List.copyOf(changes);
  }

  /** The diagram itself, without a change. */
  static Candidate unchanged(Setup setup) {
    return new Candidate(List.of(), setup);
  }

  /** This candidate with a change more, which must be possible in it. */
  Candidate with(Change change) {
    List<Change> more = new ArrayList<>(changes);
    more.add(change);
    return new Candidate(more, change.applyTo(setup));
  }

  /** How much is changed, to compare candidates with as many changes. */
  int size() {
    return changes.stream().mapToInt(Candidate::size).sum();
  }

  @Override
  public int compareTo(Candidate other) {
    return ORDER.compare(this, other);
  }

  /** How much one change changes. */
  static int size(Change change) {
    return switch (change) {
      case Change.Remove(_, var man) -> value(man.kind());
      case Change.Add(_, var man) -> value(man.kind());
      case Change.Shift(var from, _, var to) -> steps(from, to);
      case Change.Replace(_, var man, var kind) -> 1 + Math.abs(value(man.kind()) - value(kind));
      case Change.Recolour(_, var man) -> 2 * value(man.kind());
    };
  }

  /** The steps of a king from one square to the other. */
  private static int steps(Square from, Square to) {
    return Math.max(Math.abs(from.file() - to.file()), Math.abs(from.rank() - to.rank()));
  }

  /** What a man is worth, roughly, as players of shatranj saw it. */
  static int value(Kind kind) {
    return switch (kind) {
      case PAWN -> 1;
      case ALFIL, FERZ -> 2;
      case KNIGHT -> 4;
      case ROOK -> 6;
      case KING -> 0;
    };
  }
}
