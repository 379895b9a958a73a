package org.mansuba.export.sheet;

import org.mansuba.analysis.published.IllegalMove;
import org.mansuba.export.words.Words;
import org.mansuba.rules.Move;

/** Why a printed move cannot be played, in words. */
final class FaultWords {
  private FaultWords() {}

  /** The reason, without its full stop. */
  static String write(IllegalMove illegal, Words words) {
    Move move = illegal.move();
    String man = illegal.before().at(move.from()).map(m -> words.kind(m.kind())).orElse("");
    String key =
        switch (illegal.fault()) {
          case GAME_OVER -> "fault.gameOver";
          case NO_MAN -> "fault.noMan";
          case OTHER_SIDE -> "fault.otherSide";
          case OCCUPIED -> "fault.occupied";
          case GAIT -> "fault.gait";
          case BLOCKED -> "fault.blocked";
          case NOTHING_TO_TAKE -> "fault.nothingToTake";
          case KING_ATTACKED -> "fault.kingAttacked";
          case SWAP -> "fault.swap";
        };
    return words.text(key, man, move.from(), move.to());
  }
}
