package org.mansuba.proof;

import java.util.List;
import org.mansuba.board.Kind;
import org.mansuba.board.Square;
import org.mansuba.problem.stipulation.Condition;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Move;
import org.mansuba.rules.Setup;

/**
 * The man that must make the last move, followed by its square through the tree. If a stipulation
 * names a man, two positions are the same only if that man is on the same square. Immutable.
 */
public final class NamedMan {
  private static final int NOWHERE = -1;
  private static final NamedMan NONE = new NamedMan(NOWHERE);

  private final int square;

  private NamedMan(int square) {
    this.square = square;
  }

  /**
   * Returns the man a stipulation names, in the diagram; none if it does not name one.
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
      throw new CertificateException("its stipulation names more than one man for the last move");
    }
    return named.isEmpty() ? NONE : new NamedMan(named.getFirst().ordinal());
  }

  /** Returns whether the man is still on the board and on a given square. */
  public boolean standsOn(Square where) {
    return square == where.ordinal();
  }

  /**
   * Returns this man after a move, which may move, capture or promote it; the last two end the
   * tracking.
   */
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

  /** Returns an empty text if no man is followed, else its square or a sign that it is gone. */
  @Override
  public String toString() {
    return square == NOWHERE ? "" : Square.of(square).toString();
  }
}
