package org.mansuba.tables;

import java.util.Optional;
import org.mansuba.board.Side;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.RuleSet;

/** Decides entries by their legal moves and what is known of those these lead to. */
final class EntryDecider implements Crew.Worker {
  private final Exits exits;
  private final Indexer indexer;
  private final short[][] codes;
  private final Scene scene;
  private final int[] moves = new int[Position.MAX_MOVES];
  private int plies;
  private int latest;
  private long decided;

  EntryDecider(Cast cast, Indexer indexer, RuleSet rules, Exits exits, short[][] codes) {
    this.exits = exits;
    this.indexer = indexer;
    this.codes = codes;
    scene = new Scene(cast, indexer, rules);
  }

  /** Has it decide positions that end in so many plies from now on; all shorter ones are known. */
  void length(int newPlies) {
    plies = newPlies;
    decided = 0;
  }

  /**
   * The greatest length at which an entry asked to be looked at again, as far as this one knows.
   */
  int latest() {
    return latest;
  }

  /** How many it has decided at this length. */
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
        } else if (Code.isOpen(code) && Code.isDue(code, plies)) {
          mine[index] = (short) again(side, index, code);
        }
      }
    }
  }

  private int first(Side side, int index) {
    if (!scene.put(side, index)) {
      return Code.UNUSED;
    }
    Ending ending = scene.position().ending();
    if (ending.isOver()) {
      Optional<Side> winner = ending.winner(side);
      decided += winner.isPresent() ? 1 : 0;
      return winner.isEmpty() ? Code.NEITHER : winner.get() == side ? Code.win(0) : Code.loss(0);
    }
    return Code.openUntil(nextLook());
  }

  /** The length at which moves out of the cast may decide: by one that wins, or by all. */
  private int nextLook() {
    int soonest = Integer.MAX_VALUE;
    int last = 0;
    boolean allLose = true;
    int end = scene.position().legalMoves(moves, 0);
    for (int i = 0; i < end; i++) {
      int man = scene.on(Move.from(moves[i]));
      int to = Move.to(moves[i]);
      if (leads(man, to)) {
        int code = exits.code(scene.at(), man, to, scene.on(to));
        if (Code.isLoss(code)) {
          soonest = Math.min(soonest, Code.plies(code) + 1);
        } else if (Code.isWin(code)) {
          last = Math.max(last, Code.plies(code) + 1);
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
    if (!scene.put(side, index)) {
      throw new IllegalStateException("an open entry is no position");
    }
    boolean canHold = false;
    int longest = 0;
    int end = scene.position().legalMoves(moves, 0);
    for (int i = 0; i < end; i++) {
      int code = after(side, moves[i]);
      boolean isKnown = Code.isDecided(code) && Code.plies(code) < plies;
      if (isKnown && Code.isLoss(code)) {
        return decide(Code.win(Code.plies(code) + 1));
      }
      canHold |= !isKnown;
      longest = isKnown ? Math.max(longest, Code.plies(code) + 1) : longest;
    }
    return canHold ? Code.later(open) : decide(Code.loss(longest));
  }

  private int decide(int code) {
    if (Code.plies(code) != plies) {
      throw new IllegalStateException("an entry was decided too late");
    }
    decided++;
    return code;
  }

  private int after(Side side, int move) {
    int from = Move.from(move);
    int to = Move.to(move);
    int man = scene.on(from);
    int[] at = scene.at();
    if (leads(man, to)) {
      return exits.code(at, man, to, scene.on(to));
    }
    at[man] = to;
    int index = indexer.index(at);
    at[man] = from;
    return codes[side.opponent().ordinal()][index];
  }

  private boolean leads(int man, int to) {
    return scene.on(to) >= 0 || exits.promotes(man, to);
  }
}
