package org.mansuba.proof;

import java.util.List;
import org.mansuba.board.Kind;
import org.mansuba.board.Square;
import org.mansuba.problem.stipulation.Condition;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Move;
import org.mansuba.rules.Setup;

/**
 * The man that is to make the last move, by the square where it stands on the way through a tree.
 * Where a stipulation names one, two positions are alike only if it stands on the same square.
 * Immutable.
 */
public final class NamedMan {
  private static final int NOWHERE = -1;
  private static final NamedMan NONE = new NamedMan(NOWHERE);

  private final int square;

  private NamedMan(int square) {
    this.square = square;
  }

  /**
   * The man a stipulation names, in the diagram; none if it names no man.
   *
   * @throws CertificateException if it names several
   */
  public static NamedMan of(Stipulation stipulation) {
    List<Square> named =
        stipulation.conditions().stream()
            .filter(Condition.MatingMan.class::isInstance)
            .map(c -> ((Condition.MatingMan) c).square())
            .toList();
    if (named.size() > 1) {
      throw new CertificateException("its stipulation names two men for the last move");
    }
    return named.isEmpty() ? NONE : new NamedMan(named.getFirst().ordinal());
  }

  /** Whether the man is there and stands on a square. */
  public boolean standsOn(Square where) {
    return square == where.ordinal();
  }

  /** The same man after a move: it may have moved, been taken, or been promoted, which ends it. */
  public NamedMan after(Move move, Setup before) {
    if (standsOn(move.from())) {
      return promotes(move, before) ? NONE : new NamedMan(move.to().ordinal());
    }
    if (standsOn(move.to())) {
      return move.manner() == Move.Manner.SWAP ? new NamedMan(move.from().ordinal()) : NONE;
    }
    return this;
  }

  private static boolean promotes(Move move, Setup before) {
    return before
        .at(move.from())
        .filter(m -> m.kind() == Kind.PAWN && move.to().rank() == m.side().promotionRank())
        .isPresent();
  }

  /** Empty where no man is followed, else its square or a sign that it is gone. */
  @Override
  public String toString() {
    return square == NOWHERE ? "" : Square.of(square).toString();
  }
}
