package org.mansuba.bench;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.Setup;

/**
 * Composes sound problems of a given length for measuring the search, by hill climbing. It changes
 * a random diagram one man at a time, or takes back a move of each side, and keeps a change if
 * White then wins with a unique key in at least as many moves as before. For wins by checks, the
 * full soundness proof is made only at the end. The same seed gives the same problems as long as
 * the search visits the same number of nodes. Confined to one thread.
 */
public final class Composer {
  /** The number of consecutive changes without progress before a fresh start. */
  private static final int PATIENCE = 1_500;

  private static final int PATIENCE_WITHOUT_A_WIN = 60;

  private final Changes changes;

  /** Creates a composer; {@code seed} determines its problems. */
  public Composer(long seed) {
    changes = new Changes(seed);
  }

  /**
   * Returns the next problem.
   *
   * @param moves the length of the shortest win in White's moves, at least 2
   * @param manner how White must play
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
   * Extends a problem to a longer one.
   *
   * @param shorter a diagram in which White is to move and win in that manner
   * @param moves the length of the shortest win in White's moves, at least 2
   * @param manner how White must play
   * @return empty if no such problem was found within the patience
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
