package org.mansuba.proof;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;

/** Lists legal moves in the order used by certificates. */
public final class Replies {
  private static final Comparator<Move> ALPHABETICAL = Comparator.comparing(Move::toString);

  private Replies() {}

  /** Returns the legal moves of a position in alphabetical order of their coordinates. */
  public static List<Move> inOrder(Position position) {
    int[] packed = new int[Position.MAX_MOVES];
    int end = position.legalMoves(packed, 0);
    List<Move> moves = new ArrayList<>();
    for (int i = 0; i < end; i++) {
      moves.add(Move.of(packed[i]));
    }
    moves.sort(ALPHABETICAL);
    return moves;
  }
}
