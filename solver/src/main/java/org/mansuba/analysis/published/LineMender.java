package org.mansuba.analysis.published;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.play.Positions;

/**
 * Finds what a misprinted line may have meant. Where the line breaks, every change of one square of
 * one move, there or earlier, is tried, and those are kept that let it run furthest; among these
 * the following breaks decide, then whether the goal is reached, then how near the change is to the
 * break and to what is printed.
 *
 * <p>The search plays by the rules made for searching; what it proposes is to be replayed by the
 * plain ones.
 */
final class LineMender {
  /** So many ways are kept at a break. */
  private static final int WIDTH = 60;

  private final Problem problem;
  private final Position position;

  LineMender(Problem problem) {
    this.problem = problem;
    this.position = Positions.of(problem.setup(), problem.rules());
  }

  /** The line with all repairs that let it run on, none if it is legal throughout. */
  Mended mend(List<Move> printed) {
    Mended start = new Mended(List.copyOf(printed), List.of(), reachFromHere(printed, 0));
    List<Mended> best = List.of(start);
    while (!best.getFirst().isWhole()) {
      List<Mended> further = further(best);
      if (further.isEmpty()) {
        break;
      }
      best = further;
    }
    return best.stream().min(order()).orElse(start);
  }

  private Comparator<Mended> order() {
    return Comparator.comparing((Mended m) -> !reachesGoal(m))
        .thenComparing(LineMender::preference);
  }

  private boolean reachesGoal(Mended mended) {
    List<Move> playable = mended.line().subList(0, mended.reach());
    return Replay.of(problem, playable).reaches(problem.stipulation());
  }

  /** Of two ways that run as far, the one with the lesser preference is the likelier. */
  private static Integer preference(Mended mended) {
    int early = mended.repairs().stream().mapToInt(Emendation::ply).map(ply -> -ply).sum();
    return 100 * early + mended.distance();
  }

  /** The ways one repair further that run furthest, the likeliest first. */
  private List<Mended> further(List<Mended> ways) {
    List<Mended> all = new ArrayList<>();
    for (Mended way : ways) {
      repaired(way, all);
    }
    int furthest = all.stream().mapToInt(Mended::reach).max().orElse(0);
    return all.stream()
        .filter(way -> way.reach() == furthest)
        .sorted(Comparator.comparing(LineMender::preference))
        .limit(WIDTH)
        .toList();
  }

  /** Adds the ways to change one move of a line so that it runs further. */
  private void repaired(Mended way, List<Mended> into) {
    int[] moves = new int[Position.MAX_MOVES];
    way.line().subList(0, way.reach()).forEach(move -> position.make(move.packed()));
    for (int ply = way.reach(); ply >= 0; ply--) {
      Move printed = way.line().get(ply);
      int end = position.legalMoves(moves, 0);
      for (int i = 0; i < end; i++) {
        Move other = Move.of(moves[i]);
        if (differsInOneSquare(printed, other)) {
          position.make(moves[i]);
          int reach = reachFromHere(way.line(), ply + 1);
          position.unmake();
          if (reach > way.reach()) {
            into.add(way.with(new Emendation(ply + 1, printed, other), reach));
          }
        }
      }
      if (ply > 0) {
        position.unmake();
      }
    }
  }

  private static boolean differsInOneSquare(Move printed, Move other) {
    return printed.manner() == other.manner()
        && (printed.from() == other.from()) != (printed.to() == other.to());
  }

  /** Returns how many moves of a line can be played, given that the first {@code from} can. */
  private int reachFromHere(List<Move> line, int from) {
    int played = from;
    while (played < line.size()
        && !(position.mayBeOver() && position.ending().isOver())
        && position.isLegal(line.get(played).packed())) {
      position.make(line.get(played++).packed());
    }
    for (int i = from; i < played; i++) {
      position.unmake();
    }
    return played;
  }
}
