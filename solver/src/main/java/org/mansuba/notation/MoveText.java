package org.mansuba.notation;

import org.mansuba.rules.Position;

/**
 * Moves as they are printed: letters K, F, A, N and R, none for a pawn, {@code x} for a capture.
 *
 * <p>Where two men of a kind could go to the square, the file, else the rank, else both tell them
 * apart. A promotion names the new man ({@code a8F}), a swap both squares' men by the second square
 * ({@code K<->c3}). Behind the move stand {@code +} for check, {@code #} for mate, {@code =} for
 * stalemate, and the word {@code bare} or {@code both bare} where a baring ends the game.
 */
public final class MoveText {
  private MoveText() {}

  /**
   * A legal move of a position as text.
   *
   * @param position the position before the move; the same again afterwards
   * @param move the packed move
   */
  public static String write(Position position, int move) {
    return MoveFormat.STANDARD.write(MoveParts.of(position, move));
  }

  /**
   * The packed legal move a text names, which may be in this form or in coordinates, and may tell
   * more than is needed.
   *
   * @throws NotationException if no legal move or more than one fits
   */
  public static int read(Position position, String text) {
    return new MoveReader(position, text).read();
  }
}
