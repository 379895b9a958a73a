package org.mansuba.studio.board;

import org.mansuba.board.Square;
import org.mansuba.score.Colour;

/** A pen that draws by keys, in the hand of somebody who sees only the cursor. Immutable. */
public sealed interface Pen {
  /** What it draws in. */
  Colour colour();

  /** The same pen with another ink. */
  Pen in(Colour ink);

  /**
   * A pen over the board: it waits for the square where its stroke is to begin.
   *
   * @param colour what it draws in
   */
  record Raised(Colour colour) implements Pen {
    @Override
    public Pen in(Colour ink) {
      return new Raised(ink);
    }
  }

  /**
   * A pen on the board: its stroke has begun and waits for the square where it is to end.
   *
   * @param colour what it draws in
   * @param from where the stroke has begun
   */
  record Lowered(Colour colour, Square from) implements Pen {
    @Override
    public Pen in(Colour ink) {
      return new Lowered(ink, from);
    }
  }
}
