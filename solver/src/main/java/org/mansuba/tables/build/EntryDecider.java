package org.mansuba.tables.build;

import java.util.Optional;
import org.mansuba.board.Side;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.RuleSet;
import org.mansuba.tables.file.EntryCode;
import org.mansuba.tables.index.Indexer;
import org.mansuba.tables.index.MaterialSlice;

/** Decides entries from their legal moves and the known codes of the positions after them. */
final class EntryDecider implements WorkerPool.Worker {
  private final Conversions conversions;
  private final Indexer indexer;
  private final short[][] codes;
  private final Arranged arranged;
  private final int[] moves = new int[Position.MAX_MOVES];
  private int plies;
  private int latest;
  private long decided;

  EntryDecider(
      MaterialSlice slice,
      Indexer indexer,
      RuleSet rules,
      Conversions conversions,
      short[][] codes) {
    this.conversions = conversions;
    this.indexer = indexer;
    this.codes = codes;
    arranged = new Arranged(slice, indexer, rules);
  }

  /** Sets the length, in plies, of the positions to decide; all shorter ones are known. */
  void length(int newPlies) {
    plies = newPlies;
    decided = 0;
  }

  /**
   * Returns the greatest length at which an entry is scheduled to be examined again, as far as this
   * worker knows.
   */
  int latest() {
    return latest;
  }

  /** Returns the number of entries decided at this length. */
  long decided() {
    return decided;
  }

  @Override
  public void work(int from, int to) {
    for (Side side : Side.values()) {
      short[] mine = codes[side.ordinal()];
      for (int index = from; index < to; index++) {
        int code = mine[index];
        if (plies == 0) {
          mine[index] = (short) first(side, index);
        } else if (EntryCode.isOpen(code) && EntryCode.isDue(code, plies)) {
          mine[index] = (short) again(side, index, code);
        }
      }
    }
  }

  private int first(Side side, int index) {
    if (!arranged.put(side, index)) {
      return EntryCode.UNUSED;
    }
    Ending ending = arranged.position().ending();
    if (ending.isOver()) {
      Optional<Side> winner = ending.winner(side);
      decided += winner.isPresent() ? 1 : 0;
      return winner.isEmpty()
          ? EntryCode.NEITHER
          : winner.get() == side ? EntryCode.win(0) : EntryCode.loss(0);
    }
    return EntryCode.openUntil(nextLook());
  }

  /**
   * Returns the length at which moves that leave the slice may decide the entry: one that wins, or
   * all.
   */
  private int nextLook() {
    int soonest = Integer.MAX_VALUE;
    int last = 0;
    boolean allLose = true;
    int end = arranged.position().legalMoves(moves, 0);
    for (int i = 0; i < end; i++) {
      int man = arranged.on(Move.from(moves[i]));
      int to = Move.to(moves[i]);
      if (leads(man, to)) {
        int code = conversions.code(arranged.at(), man, to, arranged.on(to));
        if (EntryCode.isLoss(code)) {
          soonest = Math.min(soonest, EntryCode.plies(code) + 1);
        } else if (EntryCode.isWin(code)) {
          last = Math.max(last, EntryCode.plies(code) + 1);
        } else {
          allLose = false;
        }
      }
    }
    int next = soonest < Integer.MAX_VALUE ? soonest : allLose ? last : 0;
    latest = Math.max(latest, next);
    return next;
  }

  private int again(Side side, int index, int open) {
    if (!arranged.put(side, index)) {
      throw new IllegalStateException("an open entry is not a position");
    }
    boolean canHold = false;
    int longest = 0;
    int end = arranged.position().legalMoves(moves, 0);
    for (int i = 0; i < end; i++) {
      int code = after(side, moves[i]);
      boolean isKnown = EntryCode.isDecided(code) && EntryCode.plies(code) < plies;
      if (isKnown && EntryCode.isLoss(code)) {
        return decide(EntryCode.win(EntryCode.plies(code) + 1));
      }
      canHold |= !isKnown;
      longest = isKnown ? Math.max(longest, EntryCode.plies(code) + 1) : longest;
    }
    return canHold ? EntryCode.later(open) : decide(EntryCode.loss(longest));
  }

  private int decide(int code) {
    if (EntryCode.plies(code) != plies) {
      throw new IllegalStateException("an entry was decided too late");
    }
    decided++;
    return code;
  }

  private int after(Side side, int move) {
    int from = Move.from(move);
    int to = Move.to(move);
    int man = arranged.on(from);
    int[] at = arranged.at();
    if (leads(man, to)) {
      return conversions.code(at, man, to, arranged.on(to));
    }
    at[man] = to;
    int index = indexer.index(at);
    at[man] = from;
    return codes[side.opponent().ordinal()][index];
  }

  private boolean leads(int man, int to) {
    return arranged.on(to) >= 0 || conversions.promotes(man, to);
  }
}
