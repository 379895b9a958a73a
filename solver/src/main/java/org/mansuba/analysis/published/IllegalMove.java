package org.mansuba.analysis.published;

import java.util.Locale;
import org.mansuba.board.Man;
import org.mansuba.rules.Move;
import org.mansuba.rules.Setup;

/**
 * A printed move that cannot be played. Immutable.
 *
 * @param ply its place in the line, from 1
 * @param move the move as printed
 * @param fault why it cannot be played
 * @param before the diagram in which it would have to be played
 */
public record IllegalMove(int ply, Move move, Fault fault, Setup before) {
  /** The reason as an English sentence without its full stop. */
  public String reason() {
    String man = before.at(move.from()).map(IllegalMove::name).orElse("no man");
    String target = before.at(move.to()).map(IllegalMove::name).orElse("no man");
    return switch (fault) {
      case GAME_OVER -> "the game is already over";
      case NO_MAN -> "no man stands on %s".formatted(move.from());
      case OTHER_SIDE ->
          "it is %s's move, and on %s stands a %s"
              .formatted(before.toMove().title(), move.from(), man);
      case OCCUPIED -> "on %s stands a %s".formatted(move.to(), target);
      case GAIT -> "the %s on %s does not go to %s".formatted(man, move.from(), move.to());
      case BLOCKED -> "the %s on %s cannot pass".formatted(man, move.from());
      case NOTHING_TO_TAKE ->
          "the %s on %s has nothing to take on %s".formatted(man, move.from(), move.to());
      case KING_ATTACKED -> "%s's king would be attacked".formatted(before.toMove().title());
      case SWAP -> "king and man may not change places here";
    };
  }

  private static String name(Man man) {
    return man.side().title().toLowerCase(Locale.ROOT) + " " + man.kind().title();
  }
}
