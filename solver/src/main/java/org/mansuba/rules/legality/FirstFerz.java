package org.mansuba.rules.legality;

import java.util.ArrayList;
import java.util.List;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.StartPosition;
import org.mansuba.rules.option.StalemateSwap;

/**
 * Finds a ferz on a colour it cannot reach. While no pawn is missing, a side's only ferz is the
 * original one, which changes colour only by swapping with the king.
 */
final class FirstFerz {
  private static final int ALL_PAWNS = 8;

  private FirstFerz() {}

  static List<Finding> of(Setup setup, RuleSet rules) {
    List<Finding> findings = new ArrayList<>();
    if (rules.stalemateSwap() == StalemateSwap.OFF) {
      for (Side side : Side.values()) {
        addSide(setup, rules, side, findings);
      }
    }
    return findings;
  }

  private static void addSide(Setup setup, RuleSet rules, Side side, List<Finding> findings) {
    Man ferz = new Man(side, Kind.FERZ);
    List<Square> ferzes = setup.squaresOf(ferz);
    String colour = colour(StartPosition.of(rules).squaresOf(ferz).getFirst());
    int pawns = setup.squaresOf(new Man(side, Kind.PAWN)).size();
    if (ferzes.size() == 1 && pawns >= ALL_PAWNS && !colour(ferzes.getFirst()).equals(colour)) {
      String sentence =
          "the %s stands on a %s square; while all eight pawns remain, it keeps to %s ones"
              .formatted(Wording.men(ferz, ferzes), colour(ferzes.getFirst()), colour);
      findings.add(new Finding(FindingCode.W4, sentence, ferzes));
    }
  }

  private static String colour(Square square) {
    return (square.file() + square.rank()) % 2 == 0 ? "dark" : "light";
  }
}
