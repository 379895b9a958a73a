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

/** The moves that leave a slice: captures and promotions, each into another table. */
final class Conversions {
  private final List<ColourBoundMan> members;
  private final Kind promotion;

  /**
   * Indexed by the captured man plus one, by the promoting pawn plus one, and by the file of its
   * square.
   */
  private final @Nullable Conversion[][][] conversions;

  /**
   * Creates the conversions of a slice.
   *
   * @param promotion the kind pawns promote to
   * @param tables returns the table of a canonical slice
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

  /** Returns whether a man that goes to a square promotes. */
  boolean promotes(int man, int to) {
    ColourBoundMan member = members.get(man);
    return member.kind() == Kind.PAWN && to >> 3 == member.side().promotionRank();
  }

  /**
   * Returns the code of the position after a conversion, for the side then to move.
   *
   * @param at the men's squares before the move
   * @param man the index of the moving man
   * @param to the square he goes to
   * @param taken the index of the captured man, or -1
   */
  int code(int[] at, int man, int to, int taken) {
    int pawn = promotes(man, to) ? man : -1;
    Conversion exit = conversions[taken + 1][pawn + 1][to & 7];
    if (exit == null) {
      throw new IllegalStateException("no such move leaves the slice");
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
