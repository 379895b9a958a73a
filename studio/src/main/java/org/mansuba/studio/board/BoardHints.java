package org.mansuba.studio.board;

import java.util.Optional;
import java.util.Set;
import org.mansuba.board.Square;
import org.mansuba.rules.Move;

/**
 * What a board shows beside its men.
 *
 * @param lastMove the move that led here
 * @param lifted the square whose man is about to move
 * @param targets squares that man can go to
 * @param troubled squares a finding speaks of
 */
public record BoardHints(
    Optional<Move> lastMove, Optional<Square> lifted, Set<Square> targets, Set<Square> troubled) {
  /** Nothing. */
  public static final BoardHints NONE =
      new BoardHints(Optional.empty(), Optional.empty(), Set.of(), Set.of());

  /** Copies the sets. */
  public BoardHints {
    targets = Set.copyOf(targets);
    troubled = Set.copyOf(troubled);
  }

  /** Only squares that a finding speaks of. */
  public static BoardHints troubled(Set<Square> squares) {
    return new BoardHints(Optional.empty(), Optional.empty(), Set.of(), squares);
  }
}
