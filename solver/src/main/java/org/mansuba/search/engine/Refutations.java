package org.mansuba.search.engine;

import java.util.Arrays;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Move;

/**
 * Remembers refutations, which are tried before other replies are generated: three killers for each
 * ply, and for each attacker move the last reply that refuted it.
 *
 * <p>The choice of the first refutation decides the size of the tree. If the defender answers
 * everything at one ply by the same move, the attacker's moves transpose into the same positions;
 * if he reverses his own last move, a waiting move of the attacker leads to a known position.
 * Together they make the proof that Dilaram's legacy has no win in six four times smaller than
 * refutations chosen for each move. If every move gives check, there is little choice, and the
 * reply that last refuted the same move is best.
 *
 * <p>Confined to one thread. Threads that share an instance overwrite each other's refutations in
 * different parts of the tree; two of them then visit 10 % more nodes.
 */
final class Refutations {
  private static final int KILLERS = 3;

  private final boolean checksOnly;
  private final int[] counters = new int[Move.LIMIT];
  private int[] killers = new int[128 * KILLERS];

  Refutations(Stipulation task) {
    checksOnly = task.isByChecks();
  }

  /**
   * Writes the replies to try first, best first and without duplicates. They need not be legal.
   *
   * @param played the game so far, the defender to move
   * @return the index after the last
   */
  int write(int[] into, int from, PlayedLine played) {
    int counter = counters[played.moveBefore(1)];
    int end = checksOnly ? offer(into, from, from, counter) : from;
    end = writeUsual(into, from, end, played.reverseOfMoveBefore(2), played.ply());
    return checksOnly ? end : offer(into, from, end, counter);
  }

  /**
   * Writes the replies to try first whatever the attacker plays next, best first and without
   * duplicates.
   *
   * @param played the game so far, the attacker to move
   * @return the index after the last
   */
  int writeUsual(int[] into, int from, PlayedLine played) {
    return writeUsual(into, from, from, played.reverseOfMoveBefore(1), played.ply() + 1);
  }

  private int writeUsual(int[] into, int from, int start, int takesBack, int ply) {
    int end = checksOnly ? start : offer(into, from, start, takesBack);
    int[] known = killers;
    int base = ply * KILLERS;
    for (int i = base; i < base + KILLERS && i < known.length; i++) {
      end = offer(into, from, end, known[i]);
    }
    return end;
  }

  /** Records that a reply refuted the last move played. */
  void remember(PlayedLine played, int reply) {
    if (!checksOnly && reply == played.reverseOfMoveBefore(2)) {
      return;
    }
    if (played.ply() > 0) {
      counters[played.moveBefore(1)] = reply;
    }
    int base = played.ply() * KILLERS;
    int[] known = killers;
    if (base + KILLERS > known.length) {
      known = Arrays.copyOf(known, 2 * base + 2 * KILLERS);
      killers = known;
    }
    if (known[base] != reply) {
      if (known[base + 1] != reply) {
        known[base + 2] = known[base + 1];
      }
      known[base + 1] = known[base];
      known[base] = reply;
    }
  }

  private static int offer(int[] into, int from, int end, int move) {
    if (move == Move.NONE) {
      return end;
    }
    for (int i = from; i < end; i++) {
      if (into[i] == move) {
        return end;
      }
    }
    into[end] = move;
    return end + 1;
  }
}
