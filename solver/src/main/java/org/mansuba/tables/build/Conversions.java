package org.mansuba.tables.build;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Square;
import org.mansuba.tables.file.EndgameTable;
import org.mansuba.tables.index.CanonicalForm;
import org.mansuba.tables.index.ColourBoundMan;
import org.mansuba.tables.index.MaterialSlice;

/** The moves that lead out of a cast: captures and promotions, each into another table. */
final class Conversions {
  private final List<ColourBoundMan> members;
  private final Kind promotion;

  /** By the man taken plus one, by the pawn that promotes plus one, and by its square's file. */
  private final @Nullable Conversion[][][] conversions;

  /**
   * The exits of a cast.
   *
   * @param promotion what pawns become
   * @param tables the table of a cast that is the first of its like
   */
  Conversions(MaterialSlice slice, Kind promotion, Function<MaterialSlice, EndgameTable> tables) {
    members = slice.members();
    this.promotion = promotion;
    conversions = new Conversion[members.size() + 1][members.size() + 1][8];
    for (int taken = -1; taken < members.size(); taken++) {
      if (taken >= 0 && members.get(taken).kind() == Kind.KING) {
        continue;
      }
      for (int pawn = -1; pawn < members.size(); pawn++) {
        if ((taken >= 0 || pawn >= 0) && canPromote(pawn, taken)) {
          for (int file = 0; file < 8; file++) {
            conversions[taken + 1][pawn + 1][file] = exit(taken, pawn, file, tables);
          }
        }
      }
    }
  }

  /** Whether a man that goes to a square promotes. */
  boolean promotes(int man, int to) {
    ColourBoundMan member = members.get(man);
    return member.kind() == Kind.PAWN && to >> 3 == member.side().promotionRank();
  }

  /**
   * How the position after an exit stands for the side then to move.
   *
   * @param at the men's squares before the move
   * @param man who moves
   * @param to where he goes
   * @param taken who stands there, -1 if nobody
   */
  int code(int[] at, int man, int to, int taken) {
    int pawn = promotes(man, to) ? man : -1;
    Conversion exit = conversions[taken + 1][pawn + 1][to & 7];
    if (exit == null) {
      throw new IllegalStateException("no such move leads out of the cast");
    }
    return exit.code(at, man, to, members.get(man).side().opponent());
  }

  private boolean canPromote(int pawn, int taken) {
    return pawn == -1
        || (members.get(pawn).kind() == Kind.PAWN
            && (taken == -1 || members.get(taken).side() != members.get(pawn).side()));
  }

  private Conversion exit(
      int taken, int pawn, int file, Function<MaterialSlice, EndgameTable> tables) {
    List<ColourBoundMan> left = new ArrayList<>(members);
    if (pawn >= 0) {
      Man man = members.get(pawn).man();
      Square square = Square.of(8 * man.side().promotionRank() + file);
      left.set(pawn, ColourBoundMan.of(new Man(man.side(), promotion), square));
    }
    if (taken >= 0) {
      left.remove(taken);
    }
    CanonicalForm canonicalForm = CanonicalForm.first(left);
    return new Conversion(tables.apply(canonicalForm.slice()), canonicalForm, taken);
  }
}
