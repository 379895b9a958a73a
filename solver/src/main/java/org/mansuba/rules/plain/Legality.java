package org.mansuba.rules.plain;

import java.util.List;
import java.util.stream.Stream;
import org.mansuba.board.Side;
import org.mansuba.rules.RuleSet;

/** Generates legal moves by making each move and testing whether the own king is attacked. */
final class Legality {
  private final PlainMoves generator;
  private final Swaps swaps;
  private final Maker maker;
  private final Attacks attacks;

  Legality(RuleSet rules) {
    this.generator = new PlainMoves(rules);
    this.swaps = new Swaps(rules);
    this.maker = new Maker(rules);
    this.attacks = new Attacks(rules);
  }

  /** Returns the legal moves of the side to move, packed. */
  List<Integer> moves(Board board) {
    List<Integer> ordinary = safe(board, generator.moves(board));
    if (attacks.inCheck(board, board.toMove()) || !swaps.areAllowed(ordinary)) {
      return ordinary;
    }
    return Stream.concat(ordinary.stream(), safe(board, swaps.moves(board)).stream()).toList();
  }

  private List<Integer> safe(Board board, List<Integer> moves) {
    Side side = board.toMove();
    return moves.stream().filter(m -> !attacks.inCheck(maker.after(board, m), side)).toList();
  }
}
