package org.mansuba.tables.index;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.Setup;

/**
 * The men of a table: the white king, the black king, White's other men, Black's other men. Only
 * captures and promotions lead from one slice to another. Equal if the men are equal.
 *
 * @param members the men in order
 */
public record MaterialSlice(List<ColourBoundMan> members) implements Comparable<MaterialSlice> {
  /** Slices in which White has more and stronger men come first. */
  private static final Comparator<MaterialSlice> COMPARATOR =
      Comparator.<MaterialSlice>comparingInt(slice -> -slice.count(Side.WHITE))
          .thenComparing(
              (a, b) -> {
                int result = 0;
                for (int i = 0; result == 0 && i < a.size(); i++) {
                  result = a.members.get(i).compareTo(b.members.get(i));
                }
                return result;
              });

  /** Sorts the men. */
  public MaterialSlice {
    members = members.stream().sorted().toList();
  }

  /** Returns the slice of a diagram. */
  public static MaterialSlice of(Setup setup) {
    List<ColourBoundMan> members = new ArrayList<>();
    setup.men().forEach((square, man) -> members.add(ColourBoundMan.of(man, square)));
    return new MaterialSlice(members);
  }

  /** Returns the number of men. */
  public int size() {
    return members.size();
  }

  int count(Side side) {
    return (int) members.stream().filter(member -> member.side() == side).count();
  }

  boolean hasPawns() {
    return members.stream().anyMatch(member -> member.kind() == Kind.PAWN);
  }

  /** Returns the men in order. */
  public Man[] men() {
    return members.stream().map(ColourBoundMan::man).toArray(Man[]::new);
  }

  /** Returns the symmetries under which the rules are the same for this slice. */
  public List<BoardSymmetry> views() {
    return BoardSymmetry.ALL.stream().filter(view -> !hasPawns() || view.suitsPawns()).toList();
  }

  /** Returns the slice as transformed by a symmetry. */
  public MaterialSlice seen(BoardSymmetry view) {
    return new MaterialSlice(members.stream().map(member -> member.seen(view)).toList());
  }

  /** Returns the slices that one capture or promotion may lead to. */
  public List<MaterialSlice> next(Kind promotion) {
    List<MaterialSlice> next = new ArrayList<>();
    for (int taken = -1; taken < size(); taken++) {
      if (taken == -1 || members.get(taken).kind() != Kind.KING) {
        if (taken >= 0) {
          next.add(without(taken));
        }
        addPromotions(next, taken, promotion);
      }
    }
    return next.stream().distinct().toList();
  }

  private void addPromotions(List<MaterialSlice> next, int taken, Kind promotion) {
    for (int i = 0; i < size(); i++) {
      ColourBoundMan pawn = members.get(i);
      boolean enemyTaken = taken == -1 || members.get(taken).side() != pawn.side();
      if (pawn.kind() == Kind.PAWN && enemyTaken) {
        for (int file = 0; file < 8; file++) {
          Square square = Square.of(8 * pawn.side().promotionRank() + file);
          List<ColourBoundMan> changed = new ArrayList<>(members);
          changed.set(i, ColourBoundMan.of(new Man(pawn.side(), promotion), square));
          if (taken >= 0) {
            changed.remove(taken);
          }
          next.add(new MaterialSlice(changed));
        }
      }
    }
  }

  private MaterialSlice without(int taken) {
    List<ColourBoundMan> left = new ArrayList<>(members);
    left.remove(taken);
    return new MaterialSlice(left);
  }

  @Override
  public int compareTo(MaterialSlice other) {
    return COMPARATOR.compare(this, other);
  }

  /** Returns the name, for example {@code KFa1vKFb1}. */
  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    for (Side side : Side.values()) {
      out.append(side == Side.WHITE ? "" : "v");
      members.stream().filter(member -> member.side() == side).forEach(out::append);
    }
    return out.toString();
  }
}
