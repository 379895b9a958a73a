package org.mansuba.rules.legality;

import java.util.ArrayList;
import java.util.List;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.plain.Attacks;

/**
 * Finds what makes a diagram unplayable: a wrong number of kings, a check out of turn, or a pawn on
 * its promotion rank.
 */
final class Errors {
  private Errors() {}

  static List<Finding> of(Setup setup, RuleSet rules) {
    List<Finding> findings = new ArrayList<>();
    for (Side side : Side.values()) {
      addKings(setup, side, findings);
    }
    addCheckOutOfTurn(setup, rules, findings);
    for (Side side : Side.values()) {
      addPromotingPawns(setup, side, findings);
    }
    return findings;
  }

  private static void addKings(Setup setup, Side side, List<Finding> findings) {
    List<Square> kings = setup.squaresOf(new Man(side, Kind.KING));
    String must = "; it must have exactly one";
    if (kings.isEmpty()) {
      findings.add(new Finding(FindingCode.E1, side.title() + " has no king" + must, kings));
    } else if (kings.size() > 1) {
      String where = ", on " + Wording.list(kings.stream().map(Square::toString).toList());
      String what = side.title() + " has " + Wording.counted(kings.size(), "king") + where;
      findings.add(new Finding(FindingCode.E1, what + must, kings));
    }
  }

  private static void addCheckOutOfTurn(Setup setup, RuleSet rules, List<Finding> findings) {
    Side waiting = setup.toMove().opponent();
    List<Square> kings = setup.squaresOf(new Man(waiting, Kind.KING));
    List<Square> checkers = new Attacks(rules).checkers(setup, waiting);
    if (kings.size() == 1 && !checkers.isEmpty()) {
      String sentence =
          "%s is in check from %s although it is %s's move"
              .formatted(
                  waiting.title(), Wording.standing(setup, checkers), setup.toMove().title());
      List<Square> squares = new ArrayList<>(kings);
      squares.addAll(checkers);
      findings.add(new Finding(FindingCode.E2, sentence, squares));
    }
  }

  private static void addPromotingPawns(Setup setup, Side side, List<Finding> findings) {
    Man pawn = new Man(side, Kind.PAWN);
    List<Square> pawns =
        setup.squaresOf(pawn).stream().filter(s -> s.rank() == side.promotionRank()).toList();
    if (!pawns.isEmpty()) {
      String rest =
          pawns.size() == 1 ? " is on its promotion rank" : " are on their promotion rank";
      String sentence = "the " + Wording.men(pawn, pawns) + rest;
      findings.add(new Finding(FindingCode.E3, sentence, pawns));
    }
  }
}
