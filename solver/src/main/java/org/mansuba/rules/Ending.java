package org.mansuba.rules;

import java.util.Optional;
import org.mansuba.board.Side;

/** Whether and how a game has ended, from the point of view of the side to move. */
public enum Ending {
  /** The game is not over. */
  NONE,
  /** The side to move is mated and has lost. */
  MATE,
  /** The side to move is stalemated and has lost. */
  STALEMATE,
  /** The side to move is stalemated and the game is drawn. */
  STALEMATE_DRAWN,
  /** The side to move is stalemated and has won. */
  STALEMATE_REVERSED,
  /** The side to move is bared and has lost. */
  BARE,
  /** The other side was bared and did not bare back: the side to move has won. */
  BARE_UNANSWERED,
  /** Both kings are bare: the game is drawn. */
  BARE_BOTH;

  private static final Ending[] ALL = values();

  /** Returns the ending with an {@link #ordinal()}. */
  public static Ending of(int ordinal) {
    return ALL[ordinal];
  }

  /** Returns whether the game is over. */
  public boolean isOver() {
    return this != NONE;
  }

  /** Returns the winner; empty if the game is not over or drawn. */
  public Optional<Side> winner(Side toMove) {
    return switch (this) {
      case MATE, STALEMATE, BARE -> Optional.of(toMove.opponent());
      case STALEMATE_REVERSED, BARE_UNANSWERED -> Optional.of(toMove);
      case NONE, STALEMATE_DRAWN, BARE_BOTH -> Optional.empty();
    };
  }

  /** Returns the kind of ending: {@code mate}, {@code stalemate}, {@code bare} or {@code none}. */
  public String title() {
    return switch (this) {
      case NONE -> "none";
      case MATE -> "mate";
      case STALEMATE, STALEMATE_DRAWN, STALEMATE_REVERSED -> "stalemate";
      case BARE, BARE_UNANSWERED, BARE_BOTH -> "bare";
    };
  }
}
