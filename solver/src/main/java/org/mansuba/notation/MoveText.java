package org.mansuba.notation;

import org.mansuba.rules.Position;

/**
 * Prints and reads moves in algebraic notation: letters K, F, A, N and R, none for a pawn, {@code
 * x} for a capture.
 *
 * <p>If two men of a kind can go to a square, the file, else the rank, else both distinguish them.
 * A promotion names the new man ({@code a8F}). A swap names the other man's square ({@code
 * K<->c3}). Suffixes are {@code +} for check, {@code #} for mate, {@code =} for stalemate, and
 * {@code bare} or {@code both bare} if a baring ends the game.
 */
public final class MoveText {
  private MoveText() {}

  /**
   * Returns the text of a legal move.
   *
   * @param position the position before the move; restored afterwards
   * @param move the packed move
   */
  public static String write(Position position, int move) {
    return MoveFormat.STANDARD.write(MoveParts.of(position, move));
  }

  /**
   * Returns the packed legal move a text means. The text may be in this notation or in coordinates,
   * and may be more explicit than needed.
   *
   * @throws NotationException if no legal move matches or more than one does
   */
  public static int read(Position position, String text) {
    return new MoveReader(position, text).read();
  }
}
