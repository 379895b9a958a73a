package org.mansuba.rules.legality;

import java.util.ArrayList;
import java.util.List;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.plain.PlainPosition;

/** Finds that the game is already over in the diagram. */
final class Over {
  private Over() {}

  static List<Finding> of(Setup setup, RuleSet rules) {
    Side mover = setup.toMove();
    Side other = mover.opponent();
    return switch (PlainPosition.of(setup, rules).ending()) {
      case NONE -> List.of();
      case MATE -> finding(setup, "the %s is already mated", mover);
      case STALEMATE, STALEMATE_DRAWN, STALEMATE_REVERSED ->
          finding(setup, "the %s is already stalemated", mover);
      case BARE -> finding(setup, "the %s is bared and has already lost", mover);
      case BARE_UNANSWERED ->
          finding(setup, "the %s was bared, did not bare back and has already lost", other);
      case BARE_BOTH -> {
        String sentence = "the %s and the %s are bare, so the game is already drawn";
        yield finding(setup, sentence, Side.WHITE, Side.BLACK);
      }
    };
  }

  /** Returns a finding about kings; {@code sentence} has a placeholder for each. */
  private static List<Finding> finding(Setup setup, String sentence, Side... sides) {
    List<Square> kings = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (Side side : sides) {
      Man king = new Man(side, Kind.KING);
      kings.addAll(setup.squaresOf(king));
      names.add(Wording.men(king, setup.squaresOf(king)));
    }
    return List.of(new Finding(FindingCode.E4, sentence.formatted(names.toArray()), kings));
  }
}
