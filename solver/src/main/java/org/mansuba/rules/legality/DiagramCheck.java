package org.mansuba.rules.legality;

import java.util.ArrayList;
import java.util.List;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.Ending;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.option.StartArray;
import org.mansuba.rules.plain.Attacks;
import org.mansuba.rules.plain.PlainPosition;

/**
 * Finds what is wrong or odd about a diagram, all of it at once. Odd diagrams are common: scribes
 * misplaced alfils, and composers need not care how a position arose.
 */
public final class DiagramCheck {
  private final Setup setup;
  private final RuleSet rules;
  private final List<Finding> findings = new ArrayList<>();

  private DiagramCheck(Setup setup, RuleSet rules) {
    this.setup = setup;
    this.rules = rules;
  }

  /** All findings, errors first. */
  public static List<Finding> check(Setup setup, RuleSet rules) {
    DiagramCheck check = new DiagramCheck(setup, rules);
    check.kings();
    check.checkOutOfTurn();
    check.pawnsOnTheLastRank();
    boolean playable = check.findings.isEmpty();
    check.alfils();
    if (playable) {
      check.impossibleCheck();
      check.gameOver(PlainPosition.of(setup, rules).ending());
    }
    check.ferzes();
    check.numbers();
    check.pawnsOnTheFirstRank();
    return List.copyOf(check.findings);
  }

  private void kings() {
    for (Side side : Side.values()) {
      List<Square> kings = squares(side, Kind.KING);
      if (kings.size() != 1) {
        add(
            FindingCode.E1,
            side.title() + " has " + kings.size() + " kings; a side needs one",
            kings);
      }
    }
  }

  private void checkOutOfTurn() {
    Side idle = setup.toMove().opponent();
    List<Square> kings = squares(idle, Kind.KING);
    if (kings.size() != 1 || squares(setup.toMove(), Kind.KING).size() != 1) {
      return;
    }
    List<Square> checkers = new Attacks(rules).checkers(setup, idle);
    if (!checkers.isEmpty()) {
      String sentence =
          idle.title() + " is in check, but it is " + setup.toMove().title() + "'s move";
      add(FindingCode.E2, sentence, checkers);
    }
  }

  private void pawnsOnTheLastRank() {
    for (Side side : Side.values()) {
      for (Square square : squares(side, Kind.PAWN)) {
        if (square.rank() == side.promotionRank()) {
          String sentence = "the pawn on " + square + " stands where it promotes";
          add(FindingCode.E3, sentence, List.of(square));
        }
      }
    }
  }

  private void alfils() {
    for (Side side : Side.values()) {
      List<Square> alfils = squares(side, Kind.ALFIL);
      for (Square square : alfils) {
        if (!isReachable(side, square)) {
          String sentence = "no alfil of " + side.title() + " can reach " + square;
          add(FindingCode.W1, sentence, List.of(square));
        }
      }
      for (int i = 0; i < alfils.size(); i++) {
        for (int j = i + 1; j < alfils.size(); j++) {
          Square one = alfils.get(i);
          Square other = alfils.get(j);
          if (circuit(one) == circuit(other)) {
            String sentence = "the alfils on " + one + " and " + other + " share one circuit";
            add(FindingCode.W1, sentence, List.of(one, other));
          }
        }
      }
    }
  }

  /** An alfil keeps its file and rank modulo 2, and the sum of their halves modulo 2. */
  private static int circuit(Square square) {
    int half = ((square.file() >> 1) + (square.rank() >> 1)) & 1;
    return (square.file() & 1) + 2 * (square.rank() & 1) + 4 * half;
  }

  private static boolean isReachable(Side side, Square square) {
    return List.of(2, 5).stream()
        .flatMap(file -> Square.at(file, side.firstRank()).stream())
        .anyMatch(start -> circuit(start) == circuit(square));
  }

  /** A double check has one rook in it: the man that moved opened its line. */
  private void impossibleCheck() {
    List<Square> checkers = new Attacks(rules).checkers(setup, setup.toMove());
    List<Square> rooks = squares(setup.toMove().opponent(), Kind.ROOK);
    long byRook = checkers.stream().filter(rooks::contains).count();
    if (checkers.size() > 2 || (checkers.size() == 2 && byRook != 1)) {
      String sentence = "no single move gives this check from " + checkers.size() + " men";
      add(FindingCode.W2, sentence, checkers);
    }
  }

  private void gameOver(Ending ending) {
    if (ending.isOver()) {
      add(FindingCode.W3, "the game is already over here (" + ending.title() + ")", List.of());
    }
  }

  /** With all pawns left, a side's only ferz is the one of the array, which keeps its colour. */
  private void ferzes() {
    for (Side side : Side.values()) {
      List<Square> ferzes = squares(side, Kind.FERZ);
      boolean original = squares(side, Kind.PAWN).size() == 8 && ferzes.size() == 1;
      if (original && colour(ferzes.getFirst()) != colour(home(side))) {
        Square ferz = ferzes.getFirst();
        String sentence =
            "the ferz on " + ferz + " is on the wrong colour, with all eight pawns left";
        add(FindingCode.W4, sentence, List.of(ferz));
      }
    }
  }

  private Square home(Side side) {
    int file = rules.array() == StartArray.KINGS_ON_E ? 3 : 4;
    return Square.of(8 * side.firstRank() + file);
  }

  private static int colour(Square square) {
    return (square.file() + square.rank()) & 1;
  }

  private void numbers() {
    for (Side side : Side.values()) {
      atMost(side, setup.count(side), 16, "men");
      int pawns = squares(side, Kind.PAWN).size();
      int ferzes = squares(side, Kind.FERZ).size();
      atMost(side, pawns, 8, "pawns");
      atMost(side, squares(side, Kind.ROOK).size(), 2, "rooks");
      atMost(side, squares(side, Kind.KNIGHT).size(), 2, "knights");
      atMost(side, squares(side, Kind.ALFIL).size(), 2, "alfils");
      atMost(side, pawns + Math.max(0, ferzes - 1), 8, "pawns and promoted ferzes");
    }
  }

  private void atMost(Side side, int count, int most, String what) {
    if (count > most) {
      String sentence = side.title() + " has " + count + " " + what + ", more than " + most;
      add(FindingCode.W5, sentence, List.of());
    }
  }

  private void pawnsOnTheFirstRank() {
    for (Side side : Side.values()) {
      for (Square square : squares(side, Kind.PAWN)) {
        if (square.rank() == side.firstRank()) {
          String sentence = "the pawn on " + square + " stands on its own first rank";
          add(FindingCode.W6, sentence, List.of(square));
        }
      }
    }
  }

  private List<Square> squares(Side side, Kind kind) {
    return setup.squaresOf(new Man(side, kind));
  }

  private void add(FindingCode code, String sentence, List<Square> squares) {
    findings.add(new Finding(code, sentence, squares));
  }
}
