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

/** Finds checks by more men than a single move can produce. */
final class DoubleChecks {
  private static final int MOST_CHECKERS = 2;

  private DoubleChecks() {}

  static List<Finding> of(Setup setup, RuleSet rules) {
    Side side = setup.toMove();
    List<Square> checkers = new Attacks(rules).checkers(setup, side);
    if (checkers.size() > MOST_CHECKERS) {
      String sentence =
          "%s is in check from %s; no move gives more than two checks"
              .formatted(side.title(), Wording.standing(setup, checkers));
      return List.of(finding(setup, sentence, checkers));
    }
    if (checkers.size() == MOST_CHECKERS && !LastMove.existsFor(setup, rules)) {
      String sentence =
          "%s is in check from %s; no single move gives both checks"
              .formatted(side.title(), Wording.standing(setup, checkers));
      return List.of(finding(setup, sentence, checkers));
    }
    return List.of();
  }

  private static Finding finding(Setup setup, String sentence, List<Square> checkers) {
    List<Square> squares = new ArrayList<>(setup.squaresOf(new Man(setup.toMove(), Kind.KING)));
    squares.addAll(checkers);
    return new Finding(FindingCode.W2, sentence, squares);
  }
}
