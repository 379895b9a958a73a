package org.mansuba.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Square;

/** The moves that lead out of a cast: captures and promotions, each into another table. */
final class Exits {
  private final List<Actor> actors;
  private final Kind promotion;

  /** By the man taken plus one, by the pawn that promotes plus one, and by its square's file. */
  private final @Nullable Exit[][][] exits;

  /**
   * The exits of a cast.
   *
   * @param promotion what pawns become
   * @param tables the table of a cast that is the first of its like
   */
  Exits(Cast cast, Kind promotion, Function<Cast, Table> tables) {
    actors = cast.actors();
    this.promotion = promotion;
    exits = new Exit[actors.size() + 1][actors.size() + 1][8];
    for (int taken = -1; taken < actors.size(); taken++) {
      if (taken >= 0 && actors.get(taken).kind() == Kind.KING) {
        continue;
      }
      for (int pawn = -1; pawn < actors.size(); pawn++) {
        if ((taken >= 0 || pawn >= 0) && canPromote(pawn, taken)) {
          for (int file = 0; file < 8; file++) {
            exits[taken + 1][pawn + 1][file] = exit(taken, pawn, file, tables);
          }
        }
      }
    }
  }

  /** Whether a man that goes to a square promotes. */
  boolean promotes(int man, int to) {
    Actor actor = actors.get(man);
    return actor.kind() == Kind.PAWN && to >> 3 == actor.side().promotionRank();
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
    Exit exit = exits[taken + 1][pawn + 1][to & 7];
    if (exit == null) {
      throw new IllegalStateException("no such move leads out of the cast");
    }
    return exit.code(at, man, to, actors.get(man).side().opponent());
  }

  private boolean canPromote(int pawn, int taken) {
    return pawn == -1
        || (actors.get(pawn).kind() == Kind.PAWN
            && (taken == -1 || actors.get(taken).side() != actors.get(pawn).side()));
  }

  private Exit exit(int taken, int pawn, int file, Function<Cast, Table> tables) {
    List<Actor> left = new ArrayList<>(actors);
    if (pawn >= 0) {
      Man man = actors.get(pawn).man();
      Square square = Square.of(8 * man.side().promotionRank() + file);
      left.set(pawn, Actor.of(new Man(man.side(), promotion), square));
    }
    if (taken >= 0) {
      left.remove(taken);
    }
    Casting casting = Casting.first(left);
    return new Exit(tables.apply(casting.cast()), casting, taken);
  }
}
