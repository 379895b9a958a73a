package org.mansuba.rules.legality;

import java.util.ArrayList;
import java.util.List;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.option.StalemateSwap;
import org.mansuba.rules.option.SwapMen;

/** Finds pawns on their own first rank, which only a king swapping with a pawn can put there. */
final class PawnsAtHome {
  private PawnsAtHome() {}

  static List<Finding> of(Setup setup, RuleSet rules) {
    List<Finding> findings = new ArrayList<>();
    if (rules.stalemateSwap() == StalemateSwap.OFF || rules.swapMen() == SwapMen.PIECES) {
      for (Side side : Side.values()) {
        addSide(setup, side, findings);
      }
    }
    return findings;
  }

  private static void addSide(Setup setup, Side side, List<Finding> findings) {
    Man pawn = new Man(side, Kind.PAWN);
    List<Square> pawns =
        setup.squaresOf(pawn).stream().filter(s -> s.rank() == side.firstRank()).toList();
    if (!pawns.isEmpty()) {
      String rest =
          pawns.size() == 1 ? " stands on its own first rank" : " stand on their own first rank";
      findings.add(new Finding(FindingCode.W6, "the " + Wording.men(pawn, pawns) + rest, pawns));
    }
  }
}
