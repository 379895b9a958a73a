package org.mansuba.rules.plain;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Position;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.option.PromotedFerzLeap;

/**
 * The reference implementation of the rules: slow, but simple enough to compare with their text. It
 * supports every switch and verifies the results of the fast implementation.
 *
 * <pre>{@code
 * Position position = PlainPosition.of(StartPosition.of(rules), rules);
 * }</pre>
 *
 * <p>Fresh-ferz marks are kept only on ferzes, and only if such a ferz may leap.
 */
public final class PlainPosition implements Position {
  private final Maker maker;
  private final Attacks attacks;
  private final Legality legality;
  private final EndOfGame end;
  private final Deque<Board> earlier = new ArrayDeque<>();
  private Board board;

  private PlainPosition(Board board, RuleSet rules) {
    this.board = board;
    this.maker = new Maker(rules);
    this.attacks = new Attacks(rules);
    this.legality = new Legality(rules);
    this.end = new EndOfGame(rules);
  }

  /**
   * Returns the position of a diagram.
   *
   * @throws IllegalArgumentException if a side does not have exactly one king, if the side not to
   *     move is in check, or if a pawn stands on its promotion rank
   */
  public static PlainPosition of(Setup setup, RuleSet rules) {
    boolean leaps = rules.promotedFerzLeap() == PromotedFerzLeap.ON;
    Set<Square> fresh = leaps ? setup.freshFerzes() : Set.of();
    Board board = Board.of(new Setup(setup.men(), setup.toMove(), fresh));
    return new PlainPosition(Playable.require(board, rules), rules);
  }

  @Override
  public Side sideToMove() {
    return board.toMove();
  }

  @Override
  public boolean inCheck() {
    return attacks.inCheck(board, board.toMove());
  }

  @Override
  public int count(Side side) {
    return board.count(side);
  }

  @Override
  public int legalMoves(int[] into, int from) {
    int end = from;
    for (int move : legality.moves(board)) {
      into[end++] = move;
    }
    return end;
  }

  @Override
  public boolean isLegal(int move) {
    return legality.moves(board).contains(move);
  }

  @Override
  public void make(int move) {
    earlier.push(board);
    board = maker.after(board, move);
  }

  @Override
  public void unmake() {
    board = earlier.pop();
  }

  @Override
  public long key() {
    return BoardHash.FIRST.of(board);
  }

  @Override
  public long secondKey() {
    return BoardHash.SECOND.of(board);
  }

  @Override
  public Ending ending() {
    List<Integer> moves = legality.moves(board);
    return end.of(board, moves, inCheck() ? EndOfGame.Check.GIVEN : EndOfGame.Check.NONE);
  }

  @Override
  public Setup setup() {
    return board.setup();
  }
}
