package org.mansuba.rules.fast;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Fingerprint;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.option.BareKing;
import org.mansuba.rules.option.PromotionTo;
import org.mansuba.rules.option.Stalemate;
import org.mansuba.rules.plain.PlainPosition;

/**
 * A quiet move said to be refuted by a reply must be, as making both shows: always by the fast
 * position itself, and now and then by the plain one, which shares nothing with it.
 */
class QuietRefuterTest {
  private static final int DIAGRAMS = Integer.getInteger("refuter.diagrams", 3_000);
  private static final int MATE = 1 << Ending.MATE.ordinal();
  private static final int BARE = 1 << Ending.BARE.ordinal();
  private static final int PLAIN_ONE_IN = 32;

  private final int[] quiet = new int[Position.MAX_MOVES];
  private final int[] replies = new int[Position.MAX_MOVES];
  private final int[] kept = new int[Position.MAX_MOVES];

  /** Pairs of a move and the reply claimed to refute it, and those that fail. */
  private int told;

  private int failing;

  static List<RuleSet> ruleSets() {
    return List.of(
        RuleSet.STANDARD,
        RuleSet.STANDARD.with(PromotionTo.ALFIL),
        RuleSet.STANDARD.with(BareKing.OFF),
        RuleSet.STANDARD.with(Stalemate.DRAW),
        RuleSet.STANDARD.with(Stalemate.LOSS));
  }

  @ParameterizedTest
  @MethodSource("ruleSets")
  void whatIsLeftOutIsRefuted(RuleSet rules) {
    SplittableRandom random = new SplittableRandom(rules.toString().hashCode());
    int looked = 0;
    while (looked < DIAGRAMS) {
      Setup setup = hemmedIn(random);
      if (isLegal(setup, rules)) {
        FastPosition position = FastPosition.of(setup, rules);
        compare(position, PlainPosition.of(setup, rules), MATE | BARE | stalemate(rules));
        looked++;
      }
    }
    assertThat(told).as("moves told to be refuted").isGreaterThan(10 * DIAGRAMS);
    assertThat(failing).as("replies that fail").isGreaterThan(DIAGRAMS);
  }

  private static int stalemate(RuleSet rules) {
    Ending ending =
        switch (rules.stalemate()) {
          case WIN -> Ending.STALEMATE;
          case DRAW -> Ending.STALEMATE_DRAWN;
          case LOSS -> Ending.STALEMATE_REVERSED;
        };
    return 1 << ending.ordinal();
  }

  private void compare(FastPosition position, Position plain, int endings) {
    int count = position.quietMoves(quiet, 0);
    Setup setup = position.setup();
    int end = passed(setup).legalMoves(replies, 0);
    for (int r = 0; r < end; r++) {
      System.arraycopy(quiet, 0, kept, 0, count);
      Fingerprint keys = position.fingerprint();
      int left = position.unrefuted(replies[r], endings, kept, 0, count);
      assertThat(position.fingerprint()).isEqualTo(keys);
      Validator.validate(position);
      int next = 0;
      for (int i = 0; i < count; i++) {
        boolean isKept = next < left && kept[next] == quiet[i];
        next += isKept ? 1 : 0;
        boolean refuted = refutes(position, quiet[i], replies[r], endings);
        failing += refuted ? 0 : 1;
        if (!isKept) {
          told++;
          refuted &= told % PLAIN_ONE_IN != 0 || refutes(plain, quiet[i], replies[r], endings);
          assertThat(refuted).as("%s by %s in %s", quiet[i], replies[r], setup).isTrue();
        }
      }
      assertThat(next).isEqualTo(left);
    }
  }

  /** The same men with the other side to move. */
  private static FastPosition passed(Setup setup) {
    Setup passed = Setup.of(setup.men(), setup.toMove().opponent());
    return FastPosition.of(passed, RuleSet.STANDARD);
  }

  private static boolean refutes(Position position, int move, int reply, int endings) {
    position.make(move);
    boolean refutes = false;
    if (position.isLegal(reply)) {
      position.make(reply);
      refutes = position.endingMove(endings) == Move.NONE;
      position.unmake();
    }
    position.unmake();
    return refutes;
  }

  /** A king near an edge with some of his men around him, and attackers anywhere. */
  private static Setup hemmedIn(SplittableRandom random) {
    Side attacker = random.nextBoolean() ? Side.WHITE : Side.BLACK;
    Map<Square, Man> men = new EnumMap<>(Square.class);
    int file = random.nextInt(3) == 0 ? random.nextInt(8) : 7 * random.nextInt(2);
    int rank = random.nextInt(3) == 0 ? random.nextInt(8) : 7 * random.nextInt(2);
    men.put(Square.at(file, rank).orElseThrow(), new Man(attacker.opponent(), Kind.KING));
    men.putIfAbsent(Square.of(random.nextInt(64)), new Man(attacker, Kind.KING));
    for (int i = random.nextInt(2, 10); i > 0; i--) {
      int f = file + random.nextInt(-2, 3);
      int r = rank + random.nextInt(-2, 3);
      Square.at(f, r).ifPresent(s -> put(men, s, attacker.opponent(), random));
    }
    for (int i = random.nextInt(3); i > 0; i--) {
      put(men, Square.of(random.nextInt(64)), attacker.opponent(), random);
    }
    for (int i = random.nextInt(2, 8); i > 0; i--) {
      put(men, Square.of(random.nextInt(64)), attacker, random);
    }
    for (int i = random.nextInt(4); i > 0; i--) {
      int line = file + random.nextInt(-1, 2);
      int other = random.nextInt(8);
      Optional<Square> rook = Square.at(line, other);
      Optional<Square> before = Square.at(line, (other + rank) / 2);
      before.ifPresent(s -> put(men, s, attacker, random));
      rook.ifPresent(s -> men.putIfAbsent(s, new Man(attacker, Kind.ROOK)));
    }
    return Setup.of(men, attacker);
  }

  private static void put(Map<Square, Man> men, Square square, Side side, SplittableRandom random) {
    Kind kind = Kind.values()[random.nextInt(1, 6)];
    boolean promoted = kind == Kind.PAWN && square.rank() % 7 == 0;
    men.putIfAbsent(square, new Man(side, promoted ? Kind.FERZ : kind));
  }

  private static boolean isLegal(Setup setup, RuleSet rules) {
    if (Arrays.stream(Side.values())
        .anyMatch(side -> setup.squaresOf(new Man(side, Kind.KING)).size() != 1)) {
      return false;
    }
    try {
      FastPosition.of(setup, rules);
      passed(setup);
      return true;
    } catch (IllegalArgumentException inCheck) {
      return false;
    }
  }
}
