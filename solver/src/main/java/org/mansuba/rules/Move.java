package org.mansuba.rules;

import java.util.Optional;
import org.mansuba.board.Square;

/**
 * A move, given by its squares alone. The position supplies the moving and the captured man. A
 * pawn's promotion is implied by its target square.
 *
 * <p>The search represents a move as an {@code int}, its {@link #packed() packed} form: {@code
 * from} in bits 0 to 5, {@code to} in bits 6 to 11, bit 12 set for a swap. {@link #NONE} is no
 * move.
 *
 * @param from the square the man leaves; the king's square in a swap
 * @param to the square it goes to; the other man's square in a swap
 * @param manner ordinary or swap
 */
public record Move(Square from, Square to, Manner manner) {
  /** How a move is made. */
  public enum Manner {
    /** A man moves from one square to another and captures whatever stands there. */
    ORDINARY,
    /** The king and another man of its side change places. */
    SWAP
  }

  /** The packed form that stands for no move. */
  public static final int NONE = 0;

  /** The number of bits of a packed move. */
  public static final int BITS = 13;

  /** Every packed move is less than this. */
  public static final int LIMIT = 1 << BITS;

  private static final int SWAP_BIT = 1 << 12;

  /** Returns an ordinary move. */
  public static Move of(Square from, Square to) {
    return new Move(from, to, Manner.ORDINARY);
  }

  /** Unpacks a move. */
  public static Move of(int packed) {
    Manner manner = isSwap(packed) ? Manner.SWAP : Manner.ORDINARY;
    return new Move(Square.of(from(packed)), Square.of(to(packed)), manner);
  }

  /**
   * Parses a move in coordinates: {@code c4e5}, a promotion as {@code a7a8} or {@code a7a8f}, a
   * swap as {@code e1<c3}. Returns empty if the text is not a move.
   */
  public static Optional<Move> parse(String text) {
    boolean swap = text.length() == 5 && text.charAt(2) == '<';
    boolean promotion = text.length() == 5 && "fqab".indexOf(text.charAt(4)) >= 0;
    if (text.length() != 4 && !swap && !promotion) {
      return Optional.empty();
    }
    Optional<Square> from = Square.parse(text.substring(0, 2));
    Optional<Square> to = Square.parse(swap ? text.substring(3) : text.substring(2, 4));
    Manner manner = swap ? Manner.SWAP : Manner.ORDINARY;
    return from.flatMap(f -> to.filter(t -> t != f).map(t -> new Move(f, t, manner)));
  }

  /** Returns this move in packed form. */
  public int packed() {
    return pack(from.ordinal(), to.ordinal()) | (manner == Manner.SWAP ? SWAP_BIT : 0);
  }

  /** Returns the packed form of an ordinary move between two square indices. */
  public static int pack(int from, int to) {
    return from | to << 6;
  }

  /** Returns the index of the square a packed move starts from. */
  public static int from(int packed) {
    return packed & 63;
  }

  /** Returns the index of the square a packed move goes to. */
  public static int to(int packed) {
    return packed >> 6 & 63;
  }

  /** Returns whether a packed move goes to a square: of a swap, the other man's square. */
  public static boolean goesTo(int packed, Square square) {
    return to(packed) == square.ordinal();
  }

  /** Returns whether a packed move is a swap. */
  public static boolean isSwap(int packed) {
    return (packed & SWAP_BIT) != 0;
  }

  /** Returns the move in coordinates, for example {@code c4e5} or {@code e1<c3}. */
  @Override
  public String toString() {
    return from + (manner == Manner.SWAP ? "<" : "") + to;
  }
}
