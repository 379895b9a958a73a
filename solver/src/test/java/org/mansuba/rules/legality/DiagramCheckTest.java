package org.mansuba.rules.legality;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mansuba.rules.TestPositions.setup;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mansuba.board.Square;
import org.mansuba.rules.Position;
import org.mansuba.rules.RandomSetups;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.StartPosition;
import org.mansuba.rules.option.BareKing;
import org.mansuba.rules.option.LeapCapture;
import org.mansuba.rules.option.PromotedFerzLeap;
import org.mansuba.rules.option.PromotionIf;
import org.mansuba.rules.option.PromotionTo;
import org.mansuba.rules.option.StalemateSwap;
import org.mansuba.rules.option.StartArray;
import org.mansuba.rules.option.SwapMen;
import org.mansuba.rules.option.SwapWhen;
import org.mansuba.rules.plain.Attacks;
import org.mansuba.rules.plain.PlainPosition;

class DiagramCheckTest {
  private static final RuleSet STANDARD = RuleSet.STANDARD;
  private static final RuleSet SWAP = STANDARD.with(StalemateSwap.ON);
  private static final RuleSet TO_ALFIL = STANDARD.with(PromotionTo.ALFIL);
  private static final RuleSet FERZ_LOST = STANDARD.with(PromotionIf.FERZ_LOST);
  private static final RuleSet LEAP = STANDARD.with(PromotedFerzLeap.ON);

  @Test
  void e1EachSideNeedsOneKing() {
    assertThat(findings("8/8/8/8/8/8/8/K6K w"))
        .containsExactly(
            new Finding(
                FindingCode.E1,
                "White has two kings, on a1 and h1; it must have exactly one",
                List.of(Square.A1, Square.H1)),
            new Finding(FindingCode.E1, "Black has no king; it must have exactly one", List.of()));
  }

  @Test
  void e2SideNotToMoveMayNotBeInCheck() {
    assertThat(findings("4k3/p7/5N2/8/8/8/8/K3R3 w"))
        .containsExactly(
            new Finding(
                FindingCode.E2,
                "Black is in check from the white rook on e1 and the white knight on f6"
                    + " although it is White's move",
                List.of(Square.E8, Square.E1, Square.F6)));
  }

  @Test
  void e2KingsMayNotTouch() {
    assertThat(sentences("8/8/8/8/8/8/kK6/8 b"))
        .containsExactly("White is in check from the black king on a2 although it is Black's move");
  }

  @Test
  void e3PawnsMayNotStandWhereTheyPromote() {
    assertThat(findings("2PPk3/8/8/8/8/8/8/K5p1 w"))
        .containsExactly(
            new Finding(
                FindingCode.E3,
                "the white pawns on c8 and d8 are on their promotion rank",
                List.of(Square.C8, Square.D8)),
            new Finding(
                FindingCode.E3,
                "the black pawn on g1 is on its promotion rank",
                List.of(Square.G1)));
  }

  @Test
  void w1AlfilKeepsToTheCircuitsOfItsSide() {
    assertThat(findings("A3k3/8/8/8/8/8/1a6/K3a3 w"))
        .containsExactly(
            new Finding(
                FindingCode.W1,
                "the white alfil on a8 stands where no white alfil can get",
                List.of(Square.A8)),
            new Finding(
                FindingCode.W1,
                "the black alfil on e1 stands where no black alfil can get",
                List.of(Square.E1)),
            new Finding(
                FindingCode.W1,
                "the black alfil on b2 stands where no black alfil can get",
                List.of(Square.B2)));
  }

  @Test
  void w1AlfilsOfOneSideKeepToDifferentCircuits() {
    assertThat(findings("4k3/7p/8/8/8/4A3/8/K1A5 w"))
        .containsExactly(
            new Finding(
                FindingCode.W1,
                "the white alfils on c1 and e3 share a circuit that only one of them can reach",
                List.of(Square.C1, Square.E3)));
    assertThat(findings("4k3/7p/8/8/8/3A4/8/K1A5 w")).isEmpty();
  }

  @Test
  void w1PawnsThatBecomeAlfilsOpenFurtherCircuits() {
    assertThat(codes("A1A1k3/7p/8/8/8/8/8/K7 w", TO_ALFIL)).isEmpty();
    assertThat(codes("4k3/7p/8/8/8/4A3/8/K1A5 w", TO_ALFIL)).containsExactly(FindingCode.W1);
    assertThat(codes("4k3/7p/8/8/8/2A5/8/K7 w", TO_ALFIL)).containsExactly(FindingCode.W1);
  }

  @Test
  void w1SwapOpensEverySquareToAnAlfil() {
    assertThat(codes("A3k3/7p/8/8/8/4A3/8/K1A5 w", SWAP)).containsExactly(FindingCode.W5);
    assertThat(codes("A3k3/7p/8/8/8/8/8/K7 w", SWAP)).isEmpty();
  }

  @Test
  void w2NoMoveGivesThreeChecks() {
    assertThat(findings("4k3/p2P4/5N2/8/8/8/8/K3R3 b"))
        .containsExactly(
            new Finding(
                FindingCode.W2,
                "Black is in check from the white rook on e1, the white knight on f6 and the white"
                    + " pawn on d7; no move gives more than two checks",
                List.of(Square.E8, Square.E1, Square.F6, Square.D7)));
  }

  @Test
  void w2TwoCheckersNeedALineOpenedByOneOfThem() {
    assertThat(findings("4k3/p2P4/5N2/8/8/8/8/K7 b"))
        .containsExactly(
            new Finding(
                FindingCode.W2,
                "Black is in check from the white knight on f6 and the white pawn on d7; no single"
                    + " move gives both checks",
                List.of(Square.E8, Square.F6, Square.D7)));
  }

  @ParameterizedTest
  @CsvSource({
    "no knight's leap leads from the line a8-e8 to f6,   R3k3/p7/5N2/8/8/8/8/K7 b",
    "no knight's leap leads from the line a8-e8 to c7,   R3k3/p1N5/8/8/8/8/8/K7 b",
    "a rook cannot open the line of another,             4k2R/p7/8/8/8/8/8/K3R3 b",
    "two ferzes both check by contact,                   4k3/p2F1F2/8/8/8/8/8/K7 b"
  })
  void w2DoubleCheckThatNoMoveGives(String why, String fen) {
    assertThat(codes(fen, STANDARD)).as(why).containsExactly(FindingCode.W2);
  }

  @ParameterizedTest
  @CsvSource({
    "knight from e4 to f6,    4k3/p7/5N2/8/8/8/8/K3R3 b",
    "knight from c8 to d6,    R3k3/p7/3N4/8/8/8/8/K7 b",
    "ferz from e6 to d7,      4k3/p2F4/8/8/8/8/8/K3R3 b",
    "alfil from e3 to c5,     8/p3k3/8/2A5/8/8/8/K3R3 b",
    "pawn from e6 takes d7,   4k3/p2P4/8/8/8/8/8/K3R3 b",
    "pawn from d7 promotes,   3F4/2R1k3/7p/8/8/8/8/K7 b"
  })
  void w2DoubleCheckByDiscoveryIsInOrder(String how, String fen) {
    assertThat(codes(fen, STANDARD)).as(how).isEmpty();
  }

  @Test
  void w2PromotionThatGivesDoubleCheckLeavesAFreshFerz() {
    assertThat(codes("3F'4/2R1k3/7p/8/8/8/8/K7 b", LEAP)).isEmpty();
    assertThat(codes("3F4/2R1k3/7p/8/8/8/8/K7 b", LEAP)).containsExactly(FindingCode.W2);
  }

  @Test
  void w2PawnTakenOffMayOpenTwoLines() {
    String fen = "3k3R/p7/8/8/8/8/5F2/K2R4 b";
    assertThat(codes(fen, FERZ_LOST)).isEmpty();
    assertThat(codes(fen, STANDARD)).containsExactly(FindingCode.W2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "R6k/8/6K1/8/8/8/p7/8 b         | the black king on h8 is already mated",
        "k7/2R5/1R6/8/8/8/p7/K7 b       | the black king on a8 is already stalemated",
        "k7/8/8/8/8/8/8/KR6 b           | the black king on a8 is bared and has already lost",
        "k7/8/8/8/8/8/8/KR6 w           | the black king on a8 was bared, did not bare back and has"
            + " already lost",
        "k7/8/8/8/8/8/8/K7 w            | the white king on a1 and the black king on a8 are bare, so"
            + " the game is already drawn"
      })
  void e4GameMayBeOver(String fen, String sentence) {
    assertThat(findings(fen)).extracting(Finding::code).containsExactly(FindingCode.E4);
    assertThat(sentences(fen)).containsExactly(sentence);
  }

  @Test
  void e4BareKingPlaysOnWithoutBaring() {
    assertThat(codes("k7/8/8/8/8/8/8/KR6 b", STANDARD.with(BareKing.OFF))).isEmpty();
  }

  @Test
  void w4FirstFerzKeepsToItsColour() {
    String fen = "rnakfanr/pppppppp/8/8/8/8/PPPPPPPP/RNAKFANR w";
    assertThat(findings(fen))
        .containsExactly(
            new Finding(
                FindingCode.W4,
                "the white ferz on e1 stands on a dark square; while all eight pawns remain, it"
                    + " keeps to light ones",
                List.of(Square.E1)),
            new Finding(
                FindingCode.W4,
                "the black ferz on e8 stands on a light square; while all eight pawns remain, it"
                    + " keeps to dark ones",
                List.of(Square.E8)));
    assertThat(codes(fen, STANDARD.with(StartArray.KINGS_ON_D))).isEmpty();
    assertThat(codes(fen, SWAP)).isEmpty();
  }

  @Test
  void w4FerzMayBePromotedOnceAPawnIsMissing() {
    assertThat(findings("4k3/7p/8/8/8/8/PPPPPPP1/4F2K w")).isEmpty();
  }

  @Test
  void w5SideHasSixteenMen() {
    assertThat(sentences("4k3/7p/8/8/8/1P6/PPPPPPPP/RNAFKANR w"))
        .containsExactly(
            "White has 17 men; a side has at most 16",
            "White has nine pawns, on a2, b2, c2, d2, e2, f2, g2, h2 and b3; a side has at most"
                + " eight");
  }

  @Test
  void w5SideHasTwoRooksKnightsAndAlfils() {
    assertThat(findings("4k1nn/6n1/8/8/8/8/8/RRRK4 w"))
        .containsExactly(
            new Finding(
                FindingCode.W5,
                "White has three rooks, on a1, b1 and c1; a side has at most two",
                List.of(Square.A1, Square.B1, Square.C1)),
            new Finding(
                FindingCode.W5,
                "Black has three knights, on g7, g8 and h8; a side has at most two",
                List.of(Square.G7, Square.G8, Square.H8)));
    assertThat(codes("4k3/7p/8/8/8/4A3/8/K1A2A2 w", STANDARD))
        .containsExactly(FindingCode.W1, FindingCode.W5);
  }

  @Test
  void w5EachFurtherFerzCostsAPawn() {
    assertThat(sentences("4k3/7p/8/8/8/1F1F4/PPPPPPP1/4K3 w")).isEmpty();
    assertThat(sentences("4k3/7p/8/8/8/1F1F1F2/PPPPPPP1/4K3 w"))
        .containsExactly(
            "White has three ferzes, on b3, d3 and f3, and seven pawns; that takes more"
                + " promotions than there are missing pawns");
  }

  @Test
  void w5PromotionRulesDecideWhichMenPawnsGive() {
    String twoFerzes = "4k3/7p/8/8/8/1F1F4/PPPP4/4K3 w";
    String threeAlfils = "A3k3/7p/8/8/8/8/PPPP4/K1A2A2 w";
    assertThat(codes(twoFerzes, TO_ALFIL)).containsExactly(FindingCode.W5);
    assertThat(codes(twoFerzes, FERZ_LOST)).containsExactly(FindingCode.W5);
    assertThat(codes(threeAlfils, TO_ALFIL)).isEmpty();
    assertThat(codes(threeAlfils, STANDARD)).containsExactly(FindingCode.W1, FindingCode.W5);
  }

  @Test
  void w6PawnNeverStandsOnItsOwnFirstRank() {
    String fen = "p1p1k3/8/8/8/8/8/8/K3P3 w";
    assertThat(findings(fen))
        .containsExactly(
            new Finding(
                FindingCode.W6,
                "the white pawn on e1 stands on its own first rank",
                List.of(Square.E1)),
            new Finding(
                FindingCode.W6,
                "the black pawns on a8 and c8 stand on their own first rank",
                List.of(Square.A8, Square.C8)));
    assertThat(codes(fen, SWAP)).isEmpty();
    assertThat(codes(fen, SWAP.with(SwapMen.PIECES)))
        .containsExactly(FindingCode.W6, FindingCode.W6);
  }

  @Test
  void allFindingsComeAtOnceErrorsFirst() {
    assertThat(codes("PK6/4k3/8/8/8/R1R1R3/A7/3P4 w", STANDARD))
        .containsExactly(
            FindingCode.E2, FindingCode.E3, FindingCode.W1, FindingCode.W5, FindingCode.W6);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "N3K3/1nPP2r1/3b2pr/pPn5/2N3P1/2P2kQ1/1R5P/2B2B2 w",
        "1r4k1/8/5PP1/8/K1n3NR/7B/1r6/7R w",
        "1r3bk1/2P3n1/4p1np/Pp2Qp2/2b2Rp1/2NP1PKP/1P5p/1BBN2qR b",
        "rnb1kbnr/p2ppppp/1pp5/4NN2/2Q5/2K1B3/8/8 w",
        "8/8/8/3k4/8/1KQ5/8/q7 w",
        "6K1/3r3r/5kn1/5p2/5P2/6N1/8/4R1R1 w",
        "6k1/5R2/7R/4N1Q1/8/1qn5/r2r4/2K5 w",
        "2bkn3/7R/2qPP3/8/8/3n4/1r3r2/3K4 w"
      })
  void historicalProblemsAreInOrder(String fen) {
    assertThat(findings(fen)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("rules")
  void gamesFromTheArrayReachNoOddDiagram(RuleSet rules) {
    SplittableRandom random = new SplittableRandom(5);
    for (int game = 0; game < 5; game++) {
      Position position = PlainPosition.of(StartPosition.of(rules), rules);
      int[] moves = new int[Position.MAX_MOVES];
      for (int end = position.legalMoves(moves, 0);
          end > 0 && !position.ending().isOver();
          end = position.legalMoves(moves, 0)) {
        assertThat(DiagramCheck.check(position.setup(), rules)).isEmpty();
        position.make(moves[random.nextInt(end)]);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("rules")
  void w2NeverDoubtsADoubleCheckThatAMoveHasGiven(RuleSet rules) {
    Attacks attacks = new Attacks(rules);
    RandomSetups random = new RandomSetups(rules, 3);
    int doubleChecks = 0;
    for (int i = 0; i < 5000; i++) {
      Position position = PlainPosition.of(random.next(), rules);
      int[] moves = new int[Position.MAX_MOVES];
      int end = position.legalMoves(moves, 0);
      for (int m = 0; m < end; m++) {
        position.make(moves[m]);
        Setup after = position.setup();
        if (attacks.checkers(after, after.toMove()).size() > 1) {
          assertThat(codes(after, rules)).doesNotContain(FindingCode.W2);
          doubleChecks++;
        }
        position.unmake();
      }
    }
    assertThat(doubleChecks).isGreaterThan(20);
  }

  @Test
  void diagramsThatCanBePlayedHaveNoObstacles() {
    RandomSetups random = new RandomSetups(STANDARD, 4);
    assertThat(Stream.generate(random::next).limit(500))
        .allSatisfy(s -> assertThat(DiagramCheck.obstacles(s, STANDARD)).isEmpty());
  }

  static List<RuleSet> rules() {
    return List.of(
        STANDARD, SWAP.with(SwapWhen.ANY), TO_ALFIL, FERZ_LOST, LEAP.with(LeapCapture.YES));
  }

  private static List<Finding> findings(String fen) {
    return DiagramCheck.check(setup(fen), STANDARD);
  }

  private static List<String> sentences(String fen) {
    return findings(fen).stream().map(Finding::sentence).toList();
  }

  private static List<FindingCode> codes(String fen, RuleSet rules) {
    return codes(setup(fen), rules);
  }

  private static List<FindingCode> codes(Setup setup, RuleSet rules) {
    return DiagramCheck.check(setup, rules).stream().map(Finding::code).toList();
  }
}
