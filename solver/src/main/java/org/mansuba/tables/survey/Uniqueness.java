package org.mansuba.tables.survey;

import java.util.HashMap;
import java.util.Map;
import org.mansuba.rules.Fingerprint;
import org.mansuba.rules.Position;
import org.mansuba.rules.Setup;
import org.mansuba.rules.play.Positions;
import org.mansuba.tables.file.EntryCode;
import org.mansuba.tables.probe.Tables;

/**
 * Decides whether the solution of a won position is unique: a single fastest move, and again a
 * single one after every longest defence, to the end. Confined to one thread.
 */
final class Uniqueness {
  private static final int MOST_REMEMBERED = 1 << 20;

  private final Tables tables;

  /** Answers by position. */
  private final Map<Fingerprint, Boolean> known = new HashMap<>();

  Uniqueness(Tables tables) {
    this.tables = tables;
  }

  /** Returns whether the solution of a diagram that the side to move wins is unique. */
  boolean isUnique(Setup setup) {
    if (known.size() > MOST_REMEMBERED) {
      known.clear();
    }
    return isUnique(Positions.of(setup, tables.rules()));
  }

  private boolean isUnique(Position position) {
    if (position.ending().isOver()) {
      return true;
    }
    Fingerprint here = position.fingerprint();
    Boolean before = known.get(here);
    if (before != null) {
      return before;
    }
    Longest replies = movesToLongest(position, -1);
    boolean unique = replies.count == 1;
    if (unique) {
      position.make(replies.moves[0]);
      unique = defencesAreUnique(position);
      position.unmake();
    }
    known.put(here, unique);
    return unique;
  }

  private boolean defencesAreUnique(Position position) {
    if (position.ending().isOver()) {
      return true;
    }
    Longest defences = movesToLongest(position, 1);
    for (int i = 0; i < defences.count; i++) {
      position.make(defences.moves[i]);
      boolean unique = isUnique(position);
      position.unmake();
      if (!unique) {
        return false;
      }
    }
    return true;
  }

  /** Returns the moves after which the side to move then wins latest (1) or loses soonest (-1). */
  private Longest movesToLongest(Position position, int sign) {
    int[] moves = new int[Position.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    int best = Integer.MIN_VALUE;
    int count = 0;
    for (int i = 0; i < end; i++) {
      int move = moves[i];
      position.make(move);
      Setup here = position.setup();
      int code = tables.code(here).orElseThrow(() -> tables.missing(here));
      position.unmake();
      if (sign > 0 ? EntryCode.isWin(code) : EntryCode.isLoss(code)) {
        int value = sign * EntryCode.plies(code);
        count = value > best ? 0 : count;
        if (value >= best) {
          best = value;
          moves[count++] = move;
        }
      }
    }
    return new Longest(moves, count);
  }

  /** The best moves so far and their number. */
  private static final class Longest {
    private final int[] moves;
    private final int count;

    Longest(int[] moves, int count) {
      this.moves = moves;
      this.count = count;
    }
  }
}
