package org.mansuba.tables.index;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;

/**
 * A man and the squares it can ever reach. A ferz is bound to 32 squares of one colour, an alfil to
 * a circuit of 8. Other men have all squares, pawns all but their promotion rank.
 *
 * @param man the man
 * @param circuit the circuit of its kind: 0 or 1 for a ferz, 0 to 7 for an alfil, 0 for all others
 */
public record ColourBoundMan(Man man, int circuit) implements Comparable<ColourBoundMan> {
  private static final List<Kind> ORDER =
      List.of(Kind.KING, Kind.ROOK, Kind.KNIGHT, Kind.FERZ, Kind.ALFIL, Kind.PAWN);

  /** Kings first, then White's men, then Black's, each side's from the rook down to the pawn. */
  private static final Comparator<ColourBoundMan> COMPARATOR =
      Comparator.comparing(ColourBoundMan::isKing, Comparator.reverseOrder())
          .thenComparing(member -> member.man().side())
          .thenComparingInt(member -> ORDER.indexOf(member.man().kind()))
          .thenComparingInt(member -> member.circuit);

  /** Returns a man on a square. */
  public static ColourBoundMan of(Man man, Square square) {
    return new ColourBoundMan(man, circuit(man.kind(), square));
  }

  /** Returns all colour-bound versions of a man. */
  static List<ColourBoundMan> all(Man man) {
    return Arrays.stream(Square.values()).map(square -> of(man, square)).distinct().toList();
  }

  /** Returns the side of the man. */
  public Side side() {
    return man.side();
  }

  /** Returns the kind of the man. */
  public Kind kind() {
    return man.kind();
  }

  private boolean isKing() {
    return man.kind() == Kind.KING;
  }

  /** Returns the squares it can reach, in square order. */
  List<Square> squares() {
    return Arrays.stream(Square.values())
        .filter(square -> circuit(kind(), square) == circuit)
        .filter(square -> kind() != Kind.PAWN || square.rank() != side().promotionRank())
        .toList();
  }

  /** Returns the man as transformed by a symmetry. */
  ColourBoundMan seen(BoardSymmetry view) {
    Man seen = new Man(view.map(side()), kind());
    return of(seen, view.symmetry().map(squares().getFirst()));
  }

  @Override
  public int compareTo(ColourBoundMan other) {
    return COMPARATOR.compare(this, other);
  }

  /** Returns the letter, followed for a ferz or an alfil by the first square of its circuit. */
  @Override
  public String toString() {
    boolean keepsToCircuit = kind() == Kind.FERZ || kind() == Kind.ALFIL;
    return kind().letter() + (keepsToCircuit ? squares().getFirst().toString() : "");
  }

  private static int circuit(Kind kind, Square square) {
    int file = square.file();
    int rank = square.rank();
    return switch (kind) {
      case FERZ -> (file + rank) & 1;
      // A leap of two preserves the parities of file and rank, and that of the sum of their halves.
      case ALFIL -> (file & 1) | (rank & 1) << 1 | ((file >> 1) + (rank >> 1) & 1) << 2;
      default -> 0;
    };
  }
}
