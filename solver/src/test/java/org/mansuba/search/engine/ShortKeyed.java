package org.mansuba.search.engine;

import org.mansuba.board.Side;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Position;
import org.mansuba.rules.Setup;

/** A position whose keys are cut short, so that many positions share them. */
final class ShortKeyed implements Position {
  private final Position whole;
  private final long mask;
  private final long secondMask;

  /** Keeps the bits of a mask of each key. */
  ShortKeyed(Position whole, long mask, long secondMask) {
    this.whole = whole;
    this.mask = mask;
    this.secondMask = secondMask;
  }

  @Override
  public long key() {
    return whole.key() & mask;
  }

  @Override
  public long secondKey() {
    return whole.secondKey() & secondMask;
  }

  @Override
  public Side sideToMove() {
    return whole.sideToMove();
  }

  @Override
  public boolean inCheck() {
    return whole.inCheck();
  }

  @Override
  public int count(Side side) {
    return whole.count(side);
  }

  @Override
  public int legalMoves(int[] into, int from) {
    return whole.legalMoves(into, from);
  }

  @Override
  public boolean isLegal(int move) {
    return whole.isLegal(move);
  }

  @Override
  public void make(int move) {
    whole.make(move);
  }

  @Override
  public void unmake() {
    whole.unmake();
  }

  @Override
  public Ending ending() {
    return whole.ending();
  }

  @Override
  public Setup setup() {
    return whole.setup();
  }
}
