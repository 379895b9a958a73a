package org.mansuba.rules.fast;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.Arrangement;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Move;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.option.PawnDoubleStep;
import org.mansuba.rules.option.PromotedFerzLeap;
import org.mansuba.rules.option.PromotionIf;
import org.mansuba.rules.option.PromotionTo;
import org.mansuba.rules.option.StalemateSwap;

/**
 * A position on bit boards: made for searching, it serves the rule sets that {@link #serves} names.
 * Nothing is allocated by any of its methods but {@link #setup()}.
 */
public final class FastPosition implements Arrangement {
  private static final Kind[] KINDS = Kind.values();

  // Not private where the tests' validator looks.
  final Men men;
  private final MoveGenerator generator;
  private final Endings endings;
  private final EndingMoves endingMoves;
  private final QuietRefuter refuter;
  private final int promotesTo;

  int toMove;
  int ply;
  CheckInfo[] nodes;
  private int[] moves = new int[64];
  private byte[] captured;
  private boolean[] promoted;

  private FastPosition(Setup setup, RuleSet rules) {
    men = new Men(setup);
    promotesTo = rules.promotionTo() == PromotionTo.FERZ ? Men.FERZ : Men.ALFIL;
    generator = new MoveGenerator(men, promotesTo);
    endings = new Endings(men, generator, rules);
    endingMoves = new EndingMoves(this, men, generator);
    refuter = new QuietRefuter(this, men, generator);
    toMove = setup.toMove().ordinal();
    nodes = new CheckInfo[64];
    Arrays.setAll(nodes, i -> new CheckInfo());
    captured = new byte[64];
    promoted = new boolean[64];
  }

  /** Whether this implementation knows all that a rule set asks for. */
  public static boolean serves(RuleSet rules) {
    return rules.stalemateSwap() == StalemateSwap.OFF
        && rules.promotionIf() == PromotionIf.ALWAYS
        && rules.promotedFerzLeap() == PromotedFerzLeap.OFF
        && rules.pawnDoubleStep() == PawnDoubleStep.OFF;
  }

  /**
   * The position of a diagram.
   *
   * @throws IllegalArgumentException if the rules are not served, a side has not exactly one king,
   *     a pawn stands where it promotes, or the side not to move is in check
   */
  public static FastPosition of(Setup setup, RuleSet rules) {
    if (!serves(rules)) {
      throw new IllegalArgumentException("rules not served: " + rules);
    }
    for (Side side : Side.values()) {
      if (setup.squaresOf(new Man(side, Kind.KING)).size() != 1) {
        throw new IllegalArgumentException(side.title() + " has not exactly one king");
      }
      for (Square square : setup.squaresOf(new Man(side, Kind.PAWN))) {
        if (square.rank() == side.promotionRank()) {
          throw new IllegalArgumentException("a pawn stands on " + square + ", where it promotes");
        }
      }
    }
    FastPosition position = new FastPosition(setup, rules);
    Men men = position.men;
    int idle = position.toMove ^ 1;
    if (men.attackers(position.toMove, men.king(idle), men.occupied()) != 0) {
      throw new IllegalArgumentException("the side not to move is in check");
    }
    return position;
  }

  @Override
  public boolean arrange(Man[] actors, int[] squares, Side side) {
    men.clear();
    for (int i = 0; i < actors.length; i++) {
      men.put(actors[i].side().ordinal(), actors[i].kind().ordinal(), squares[i]);
    }
    toMove = side.ordinal();
    ply = 0;
    nodes[0].reset();
    return men.attackers(toMove, men.king(toMove ^ 1), men.occupied()) == 0;
  }

  @Override
  public Side sideToMove() {
    return toMove == 0 ? Side.WHITE : Side.BLACK;
  }

  @Override
  public boolean inCheck() {
    return node().checkers != 0;
  }

  @Override
  public int count(Side side) {
    return Long.bitCount(men.side[side.ordinal()]);
  }

  @Override
  public boolean mayBeOver() {
    return endings.isBare();
  }

  @Override
  public boolean mayBeOverAfterMove() {
    return endings.isBareAfterMove(toMove);
  }

  @Override
  public Kind movedKind(int move) {
    return KINDS[men.at[Move.from(move)]];
  }

  @Override
  public Square kingSquare(Side side) {
    return Square.of(men.king(side.ordinal()));
  }

  @Override
  public long key() {
    return toMove == 0 ? men.key : men.key ^ ZobristKeys.BLACK_TO_MOVE;
  }

  @Override
  public long keyAfter(int move) {
    int from = Move.from(move);
    int to = Move.to(move);
    int what = men.at[from];
    int taken = men.at[to];
    int becomes = what == Men.PAWN && (to < 8 || to >= 56) ? promotesTo : what;
    long key = men.key ^ ZobristKeys.man(toMove, what, from) ^ ZobristKeys.man(toMove, becomes, to);
    if (taken != Men.NOBODY) {
      key ^= ZobristKeys.man(toMove ^ 1, taken, to);
    }
    return toMove == 0 ? key ^ ZobristKeys.BLACK_TO_MOVE : key;
  }

  @Override
  public long secondKey() {
    return SecondHash.of(men, toMove);
  }

  @Override
  public long secondKeyAfter(int move) {
    int to = Move.to(move);
    int what = men.at[Move.from(move)];
    int becomes = what == Men.PAWN && (to < 8 || to >= 56) ? promotesTo : what;
    return SecondHash.after(men, toMove, 1L << Move.from(move), 1L << to, becomes);
  }

  @Override
  public int legalMoves(int[] into, int from) {
    return generator.write(node(), MoveGenerator.Stage.ALL, into, from);
  }

  @Override
  public int checks(int[] into, int from) {
    return generator.write(checkNode(), MoveGenerator.Stage.CHECKS, into, from);
  }

  @Override
  public int quietMoves(int[] into, int from) {
    return generator.write(checkNode(), MoveGenerator.Stage.QUIET, into, from);
  }

  @Override
  public int countLegalMoves() {
    return generator.count(node());
  }

  @Override
  public boolean canMove() {
    return generator.any(node());
  }

  @Override
  public boolean isLegal(int move) {
    return generator.isLegal(node(), move);
  }

  @Override
  public boolean givesCheck(int move) {
    return generator.givesCheck(checkNode(), move);
  }

  @Override
  public Ending ending() {
    return endings.ending(node());
  }

  @Override
  public int endingMove(int set) {
    return endingMoves.find(checkNode(), set);
  }

  @Override
  public int unrefuted(int reply, int set, int[] quiet, int from, int end) {
    return refuter.keep(checkNode(), reply, set, quiet, from, end);
  }

  @Override
  public int orderingScore(int move) {
    int taken = men.at[Move.to(move)];
    int value = taken == Men.NOBODY ? 0 : Guess.CAPTURE[taken];
    return value + Guess.nearer(men.king(toMove ^ 1), move);
  }

  @Override
  public void make(int move) {
    if (ply + 1 == nodes.length) {
      grow();
    }
    int from = Move.from(move);
    int to = Move.to(move);
    int what = men.at[from];
    int taken = men.at[to];
    captured[ply] = (byte) taken;
    if (taken != Men.NOBODY) {
      men.remove(toMove ^ 1, taken, to);
    }
    men.remove(toMove, what, from);
    boolean promotes = what == Men.PAWN && (to < 8 || to >= 56);
    promoted[ply] = promotes;
    men.put(toMove, promotes ? promotesTo : what, to);
    toMove ^= 1;
    ply++;
    moves[ply] = move;
    nodes[ply].reset();
  }

  @Override
  public void unmake() {
    int move = moves[ply];
    ply--;
    toMove ^= 1;
    int from = Move.from(move);
    int to = Move.to(move);
    int what = men.at[to];
    men.remove(toMove, what, to);
    men.put(toMove, promoted[ply] ? Men.PAWN : what, from);
    int taken = captured[ply];
    if (taken != Men.NOBODY) {
      men.put(toMove ^ 1, taken, to);
    }
  }

  @Override
  public Setup setup() {
    Map<Square, Man> placed = new EnumMap<>(Square.class);
    for (Square square : Square.values()) {
      int what = men.at[square.ordinal()];
      if (what != Men.NOBODY) {
        boolean white = (men.side[0] >>> square.ordinal() & 1) != 0;
        placed.put(square, new Man(white ? Side.WHITE : Side.BLACK, KINDS[what]));
      }
    }
    return new Setup(placed, sideToMove(), Set.of());
  }

  private CheckInfo node() {
    CheckInfo node = nodes[ply];
    node.prepare(men, toMove);
    return node;
  }

  CheckInfo checkNode() {
    CheckInfo node = nodes[ply];
    node.prepareChecks(men, toMove);
    return node;
  }

  private void grow() {
    int size = nodes.length;
    nodes = Arrays.copyOf(nodes, 2 * size);
    for (int i = size; i < nodes.length; i++) {
      nodes[i] = new CheckInfo();
    }
    moves = Arrays.copyOf(moves, 2 * size);
    captured = Arrays.copyOf(captured, 2 * size);
    promoted = Arrays.copyOf(promoted, 2 * size);
  }
}
