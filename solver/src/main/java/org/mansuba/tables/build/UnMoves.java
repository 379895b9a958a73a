package org.mansuba.tables.build;

import org.mansuba.board.Kind;
import org.mansuba.board.Side;
import org.mansuba.tables.index.ColourBoundMan;
import org.mansuba.tables.index.Indexer;
import org.mansuba.tables.index.MaterialSlice;

/**
 * Finds the entries from which a move without capture or promotion may have led to a position. The
 * result may include entries that are not positions or have no such move; the forward rules decide.
 */
final class UnMoves {
  /** Receives the entries found. */
  @FunctionalInterface
  interface Visitor {
    void visit(Side toMove, int index);
  }

  private final MaterialSlice slice;
  private final Indexer indexer;
  private final Visitor visitor;

  UnMoves(MaterialSlice slice, Indexer indexer, Visitor visitor) {
    this.slice = slice;
    this.indexer = indexer;
    this.visitor = visitor;
  }

  /** Visits the entries before the arranged position. */
  void visit(Arranged arranged) {
    Side mover = arranged.toMove().opponent();
    for (int man = 0; man < slice.size(); man++) {
      ColourBoundMan member = slice.members().get(man);
      if (member.side() == mover) {
        visit(arranged, man, member);
      }
    }
  }

  private void visit(Arranged arranged, int man, ColourBoundMan member) {
    int[] at = arranged.at();
    int here = at[man];
    boolean rides = member.kind() == Kind.ROOK;
    for (int[] step : steps(member)) {
      int file = (here & 7) + step[0];
      int rank = (here >> 3) + step[1];
      while (((file | rank) & ~7) == 0 && arranged.on(8 * rank + file) < 0) {
        at[man] = 8 * rank + file;
        int index = indexer.index(at);
        if (index >= 0) {
          visitor.visit(member.side(), index);
        }
        if (!rides) {
          break;
        }
        file += step[0];
        rank += step[1];
      }
    }
    at[man] = here;
  }

  private static int[][] steps(ColourBoundMan member) {
    return switch (member.kind()) {
      case KING -> Steps.KING;
      case FERZ -> Steps.FERZ;
      case ALFIL -> Steps.ALFIL;
      case KNIGHT -> Steps.KNIGHT;
      case ROOK -> Steps.ROOK;
      case PAWN -> member.side() == Side.WHITE ? Steps.DOWN : Steps.UP;
    };
  }

  /** The steps a man takes backwards, in files and ranks. */
  private static final class Steps {
    static final int[][] ROOK = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    static final int[][] FERZ = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
    static final int[][] ALFIL = {{2, 2}, {2, -2}, {-2, 2}, {-2, -2}};
    static final int[][] KING = {
      {1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}
    };
    static final int[][] KNIGHT = {
      {1, 2}, {2, 1}, {1, -2}, {2, -1}, {-1, 2}, {-2, 1}, {-1, -2}, {-2, -1}
    };
    static final int[][] UP = {{0, 1}};
    static final int[][] DOWN = {{0, -1}};

    private Steps() {}
  }
}
