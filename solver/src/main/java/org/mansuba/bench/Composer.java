package org.mansuba.bench;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.Setup;

/**
 * Makes sound problems of a given length to measure the search with, by climbing: a random diagram
 * is changed one man at a time, or a move of each side is taken back, and a change stays if White
 * then wins by one key alone, and in no fewer moves than before. Where he wins by checks, the whole
 * proof of that is left to the end. The same seed gives the same problems, as long as the search
 * takes as many nodes as it did. Belongs to one thread.
 */
public final class Composer {
  /** Changes in a row that may come to nothing before another beginning is made. */
  private static final int PATIENCE = 1_500;

  private static final int PATIENCE_WITHOUT_A_WIN = 60;

  private final Changes changes;

  /** A composer who makes one series of problems. */
  public Composer(long seed) {
    changes = new Changes(seed);
  }

  /**
   * The next problem.
   *
   * @param moves how many moves of White the shortest win is to take, at least 2
   * @param manner how White is to play
   */
  public Setup compose(int moves, Manner manner) {
    while (true) {
      Optional<Setup> composed = climb(changes.beginning(), 0, new Target(moves, manner));
      if (composed.isPresent()) {
        return composed.get();
      }
    }
  }

  /**
   * A longer problem, found by going on from a shorter one.
   *
   * @param shorter White is to move and to win in that manner
   * @param moves how many moves of White the shortest win is to take, at least 2
   * @param manner how White is to play
   * @return empty if patience ended before
   */
  public Optional<Setup> lengthen(Setup shorter, int moves, Manner manner) {
    Map<Square, Man> men = new EnumMap<>(shorter.men());
    Target target = new Target(moves, manner);
    return climb(men, target.length(men, moves), target);
  }

  private Optional<Setup> climb(Map<Square, Man> start, int reached, Target target) {
    Map<Square, Man> men = start;
    int length = reached;
    for (int failed = 0; failed < (length == 0 ? PATIENCE_WITHOUT_A_WIN : PATIENCE); failed++) {
      if (length == target.moves()) {
        return Optional.of(Setup.of(men, Side.WHITE));
      }
      Map<Square, Man> changed = changes.change(men);
      int next = target.length(changed, length);
      if (next > length) {
        failed = 0;
      }
      if (next >= length) {
        men = changed;
        length = next;
      }
    }
    return Optional.empty();
  }
}
