package org.mansuba.tables;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.Setup;

/**
 * The men of a table: the white king, the black king, White's other men, Black's other men. No move
 * but a capture or a promotion leads from one cast to another. Equal if the men are equal.
 *
 * @param actors the men, in their order
 */
record Cast(List<Actor> actors) implements Comparable<Cast> {
  /** The more and the stronger men White has, the earlier. */
  private static final Comparator<Cast> COMPARATOR =
      Comparator.<Cast>comparingInt(cast -> -cast.count(Side.WHITE))
          .thenComparing(
              (a, b) -> {
                int result = 0;
                for (int i = 0; result == 0 && i < a.size(); i++) {
                  result = a.actors.get(i).compareTo(b.actors.get(i));
                }
                return result;
              });

  /** Puts the men in order. */
  Cast {
    actors = actors.stream().sorted().toList();
  }

  /** The men of a diagram. */
  static Cast of(Setup setup) {
    List<Actor> actors = new ArrayList<>();
    setup.men().forEach((square, man) -> actors.add(Actor.of(man, square)));
    return new Cast(actors);
  }

  int size() {
    return actors.size();
  }

  int count(Side side) {
    return (int) actors.stream().filter(actor -> actor.side() == side).count();
  }

  boolean hasPawns() {
    return actors.stream().anyMatch(actor -> actor.kind() == Kind.PAWN);
  }

  /** The men, in their order. */
  Man[] men() {
    return actors.stream().map(Actor::man).toArray(Man[]::new);
  }

  /** The views under which the rules are the same for this cast. */
  List<View> views() {
    return View.ALL.stream().filter(view -> !hasPawns() || view.suitsPawns()).toList();
  }

  /** The same men as another view shows them. */
  Cast seen(View view) {
    return new Cast(actors.stream().map(actor -> actor.seen(view)).toList());
  }

  /** The casts that one capture or promotion may lead to. */
  List<Cast> next(Kind promotion) {
    List<Cast> next = new ArrayList<>();
    for (int taken = -1; taken < size(); taken++) {
      if (taken == -1 || actors.get(taken).kind() != Kind.KING) {
        if (taken >= 0) {
          next.add(without(taken));
        }
        addPromotions(next, taken, promotion);
      }
    }
    return next.stream().distinct().toList();
  }

  private void addPromotions(List<Cast> next, int taken, Kind promotion) {
    for (int i = 0; i < size(); i++) {
      Actor pawn = actors.get(i);
      boolean enemyTaken = taken == -1 || actors.get(taken).side() != pawn.side();
      if (pawn.kind() == Kind.PAWN && enemyTaken) {
        for (int file = 0; file < 8; file++) {
          Square square = Square.of(8 * pawn.side().promotionRank() + file);
          List<Actor> changed = new ArrayList<>(actors);
          changed.set(i, Actor.of(new Man(pawn.side(), promotion), square));
          if (taken >= 0) {
            changed.remove(taken);
          }
          next.add(new Cast(changed));
        }
      }
    }
  }

  private Cast without(int taken) {
    List<Actor> left = new ArrayList<>(actors);
    left.remove(taken);
    return new Cast(left);
  }

  @Override
  public int compareTo(Cast other) {
    return COMPARATOR.compare(this, other);
  }

  /** The name, for example {@code KFa1vKFb1}. */
  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    for (Side side : Side.values()) {
      out.append(side == Side.WHITE ? "" : "v");
      actors.stream().filter(actor -> actor.side() == side).forEach(out::append);
    }
    return out.toString();
  }
}
