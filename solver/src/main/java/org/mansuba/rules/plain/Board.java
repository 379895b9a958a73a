package org.mansuba.rules.plain;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.Setup;

/** A mailbox board: the man on each of the 64 squares, the fresh ferzes and the side to move. */
final class Board {
  /** The number of squares. */
  static final int SQUARES = 64;

  private static final int NOWHERE = -1;

  private final @Nullable Man[] men;
  private final boolean[] fresh;
  private Side toMove;

  private Board(@Nullable Man[] men, boolean[] fresh, Side toMove) {
    this.men = men;
    this.fresh = fresh;
    this.toMove = toMove;
  }

  /** Returns the board of a diagram. Drops fresh-ferz marks from squares without a ferz. */
  static Board of(Setup setup) {
    Board board = new Board(new @Nullable Man[SQUARES], new boolean[SQUARES], setup.toMove());
    setup.men().forEach((square, man) -> board.put(square.ordinal(), man));
    for (Square square : setup.freshFerzes()) {
      if (board.is(square.ordinal(), Kind.FERZ)) {
        board.markFresh(square.ordinal());
      }
    }
    return board;
  }

  /** Returns an independent copy. */
  Board copy() {
    return new Board(men.clone(), fresh.clone(), toMove);
  }

  /** Returns this board as a diagram. */
  Setup setup() {
    Map<Square, Man> placed = new EnumMap<>(Square.class);
    Set<Square> marked = EnumSet.noneOf(Square.class);
    for (int square = 0; square < SQUARES; square++) {
      Man man = men[square];
      if (man != null) {
        placed.put(Square.of(square), man);
      }
      if (fresh[square]) {
        marked.add(Square.of(square));
      }
    }
    return new Setup(placed, toMove, marked);
  }

  Side toMove() {
    return toMove;
  }

  /** Returns the man on a square. */
  @Nullable Man at(int square) {
    return men[square];
  }

  boolean isEmpty(int square) {
    return men[square] == null;
  }

  /** Returns whether a square holds a man of a side. */
  boolean is(int square, Side side) {
    Man man = men[square];
    return man != null && man.side() == side;
  }

  /** Returns whether a square holds a man of a kind. */
  boolean is(int square, Kind kind) {
    Man man = men[square];
    return man != null && man.kind() == kind;
  }

  /** Returns whether a square holds a ferz that has not moved since its promotion. */
  boolean isFresh(int square) {
    return fresh[square];
  }

  /** Returns the square of a side's king; the first one if there are several. */
  int king(Side side) {
    for (int square = 0; square < SQUARES; square++) {
      if (is(square, Kind.KING) && is(square, side)) {
        return square;
      }
    }
    return NOWHERE;
  }

  /** Returns the number of men of a side, including its king. */
  int count(Side side) {
    int count = 0;
    for (int square = 0; square < SQUARES; square++) {
      if (is(square, side)) {
        count++;
      }
    }
    return count;
  }

  /** Returns the number of men of a kind that a side has. */
  int count(Side side, Kind kind) {
    int count = 0;
    for (int square = 0; square < SQUARES; square++) {
      if (is(square, side) && is(square, kind)) {
        count++;
      }
    }
    return count;
  }

  /** Puts a man on a square, replacing the man there. The new man is not fresh. */
  void put(int square, Man man) {
    men[square] = man;
    fresh[square] = false;
  }

  /** Removes the man on a square. */
  void clear(int square) {
    men[square] = null;
    fresh[square] = false;
  }

  /** Marks the ferz on a square as fresh from promotion. */
  void markFresh(int square) {
    fresh[square] = true;
  }

  /** Passes the turn to the other side. */
  void passTurn() {
    toMove = toMove.opponent();
  }
}
