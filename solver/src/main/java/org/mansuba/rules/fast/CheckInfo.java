package org.mansuba.rules.fast;

/**
 * What is worked out once for a position and used for all its moves: who gives check, who is
 * pinned, and from where the enemy king can be checked.
 */
final class CheckInfo {
  /** Side to move and its opponent, 0 or 1. */
  int us;

  int them;

  /** The king of the side to move, and its enemy. */
  int king;

  int enemyKing;

  /** Men that give check to the side to move. */
  long checkers;

  /** Men of the side to move that may not leave the line of their king. */
  long pinned;

  /** Squares a man other than the king may go to: all but own men, or those that end a check. */
  long targets;

  /** Men of the side to move that give check by leaving the line of the enemy king. */
  long discoverers;

  /** By kind as it arrives: squares from which it checks the enemy king. */
  final long[] checkFrom = new long[5];

  /** Whether what legality needs is worked out. */
  boolean ready;

  /** Whether what telling checks from other moves needs is worked out. */
  boolean checksReady;

  /** Forgets what was worked out: the position is another. */
  void reset() {
    ready = false;
    checksReady = false;
  }

  /** Works out what legality needs. */
  void prepare(Men men, int toMove) {
    if (ready) {
      return;
    }
    ready = true;
    us = toMove;
    them = toMove ^ 1;
    king = men.king(us);
    long occupied = men.occupied();
    checkers = men.attackers(them, king, occupied);
    pinned = men.screens(king, men.kind[Men.ROOK] & men.side[them]) & men.side[us];
    targets = ~men.side[us];
    if (checkers != 0) {
      targets &=
          (checkers & (checkers - 1)) != 0
              ? 0
              : checkers | RookLines.between(king, Long.numberOfTrailingZeros(checkers));
    }
  }

  /** Works out what telling checks from other moves needs. */
  void prepareChecks(Men men, int toMove) {
    prepare(men, toMove);
    if (checksReady) {
      return;
    }
    checksReady = true;
    enemyKing = men.king(them);
    discoverers = men.screens(enemyKing, men.kind[Men.ROOK] & men.side[us]) & men.side[us];
    checkFrom[Men.FERZ] = Leaps.FERZ[enemyKing];
    checkFrom[Men.ALFIL] = Leaps.ALFIL[enemyKing];
    checkFrom[Men.KNIGHT] = Leaps.KNIGHT[enemyKing];
    checkFrom[Men.ROOK] = RookLines.attacks(enemyKing, men.occupied());
  }

  /**
   * Squares on which a man of the side to move gives check if it goes there from a square; for a
   * pawn, of the squares short of its promotion.
   */
  long checkTargets(int what, int from) {
    long direct = what == Men.PAWN ? Leaps.PAWN[them][enemyKing] : checkFrom[what];
    return (discoverers >>> from & 1) != 0 ? direct | ~RookLines.line(enemyKing, from) : direct;
  }
}
