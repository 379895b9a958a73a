package org.mansuba.rules;

import java.util.Arrays;
import org.mansuba.board.Kind;
import org.mansuba.board.Side;
import org.mansuba.board.Square;

/**
 * One man of a diagram, followed through a line of moves from there: he moves, changes places in a
 * swap, or is gone when he is taken or promotes. Moves can be taken back.
 *
 * <p>Belongs to one thread.
 */
public final class FollowedMan {
  /** The place of a man that was taken or has promoted. */
  public static final int GONE = -1;

  private final Square start;
  private final boolean isPawn;
  private final int promotionRank;
  private int[] places = new int[64];
  private int ply;

  /**
   * Follows the man on a square.
   *
   * @param diagram the position where the line begins
   */
  public FollowedMan(Position diagram, Square start) {
    this.start = start;
    Setup setup = diagram.setup();
    isPawn = setup.at(start).filter(man -> man.kind() == Kind.PAWN).isPresent();
    promotionRank = setup.at(start).map(man -> man.side()).orElse(Side.WHITE).promotionRank();
    places[0] = start.ordinal();
  }

  /** Follows the man through a legal move. */
  public void make(int move) {
    if (ply + 1 == places.length) {
      places = Arrays.copyOf(places, 2 * places.length);
    }
    places[ply + 1] = after(places[ply], move);
    ply++;
  }

  /** Takes the last move back. */
  public void unmake() {
    ply--;
  }

  /** A number for where the man stands now, different for each square; {@link #GONE} if nowhere. */
  public int place() {
    return places[ply];
  }

  /**
   * The square where the man stands now.
   *
   * @throws IllegalStateException if he is gone
   */
  public Square square() {
    if (place() == GONE) {
      throw new IllegalStateException("the man from " + start + " is gone");
    }
    return Square.of(place());
  }

  /** Whether this is the man from a square of the diagram. */
  public boolean isFrom(Square square) {
    return start == square;
  }

  /**
   * Whether a move is the man's own. A swap is the king's.
   *
   * @param earlier how many moves had been made before it
   */
  public boolean makes(int move, int earlier) {
    return places[earlier] == Move.from(move);
  }

  private int after(int place, int move) {
    int to = Move.to(move);
    if (Move.from(move) == place) {
      return isPawn && Square.of(to).rank() == promotionRank ? GONE : to;
    }
    if (to == place) {
      return Move.isSwap(move) ? Move.from(move) : GONE;
    }
    return place;
  }
}
