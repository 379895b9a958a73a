package org.mansuba.search.engine;

import java.util.Arrays;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Move;

/**
 * Remembers which replies refuted, so that they can be tried before any others are generated: three
 * killers for each ply, and for each attacker move the last reply to it.
 *
 * <p>Which refutation is tried first decides how large the tree becomes. If the defender answers
 * everything at one ply by the same move, the attacker's moves lead to the same positions in
 * whatever order he plays them; if he takes his own last move back, a loss of time by the attacker
 * leads to a position known already. Both together make the proof that Dilaram's legacy has no win
 * in six four times smaller than with answers suited to each move. Where every move gives check
 * there is little choice, and an answer to the very move is best.
 *
 * <p>Belongs to one thread. Threads that share one overwrite each other's answers to different
 * parts of the tree, and two of them then visit a tenth more nodes.
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
   * Writes replies worth trying first, best first and none twice; they need not be legal.
   *
   * @param played how the game came to where the defender is to move
   * @return the index behind the last
   */
  int write(int[] into, int from, PlayedLine played) {
    int counter = counters[played.moveBefore(1)];
    int end = checksOnly ? offer(into, from, from, counter) : from;
    end = writeUsual(into, from, end, played.reverseOfMoveBefore(2), played.ply());
    return checksOnly ? end : offer(into, from, end, counter);
  }

  /**
   * Writes replies worth trying first whatever the last move is, best first and none twice.
   *
   * @param played how the game came to where the attacker is to make that last move
   * @return the index behind the last
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

  /** Notes that a reply to the last move played refuted it. */
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
