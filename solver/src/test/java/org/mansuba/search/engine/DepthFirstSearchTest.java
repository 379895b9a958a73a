package org.mansuba.search.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.mansuba.board.Kind;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.notation.Fen;
import org.mansuba.problem.stipulation.Condition;
import org.mansuba.problem.stipulation.Goal;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Move;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.option.Stalemate;
import org.mansuba.rules.play.Positions;
import org.mansuba.search.WinOracle;

/**
 * White wins by being stalemated, if a pawn moved before. Two lines end in the same position, one
 * after a move of the pawn, one after a move of the king.
 */
class DepthFirstSearchTest {
  private static final RuleSet RULES = RuleSet.STANDARD.with(Stalemate.LOSS);
  private static final Stipulation TASK =
      new Stipulation(Side.WHITE, Goal.WIN, 3, Set.of(new Condition.MatingKind(Kind.PAWN)));

  private static final int PAWN = Move.pack(Square.H4.ordinal(), Square.H5.ordinal());
  private static final int KING = Move.pack(Square.B1.ordinal(), Square.A1.ordinal());
  private static final int KNIGHT = Move.pack(Square.D5.ordinal(), Square.B4.ordinal());
  private static final int BLACK_KING = Move.pack(Square.D2.ordinal(), Square.C2.ordinal());

  private static final List<Integer> PAWN_LAST = List.of(KING, KNIGHT, PAWN, BLACK_KING);
  private static final List<Integer> KING_LAST = List.of(PAWN, KNIGHT, KING, BLACK_KING);

  private TranspositionTable table;

  @BeforeEach
  void begin() {
    table = new TranspositionTable(1 << 20);
  }

  @Test
  void aFailureByTheMoveBeforeIsNotTakenForOneOfThePosition() {
    assertThat(byTree(KING_LAST)).isFalse();
    assertThat(byTree(PAWN_LAST)).isTrue();
    assertThat(byNumbers(PAWN_LAST)).isTrue();
  }

  @Test
  void norIsAWin() {
    assertThat(byNumbers(PAWN_LAST)).isTrue();
    assertThat(byTree(PAWN_LAST)).isTrue();
    assertThat(byNumbers(KING_LAST)).isFalse();
    assertThat(byTree(KING_LAST)).isFalse();
  }

  private boolean byTree(List<Integer> line) {
    return Provers.byTree(after(line), table, TASK).wins(1);
  }

  private boolean byNumbers(List<Integer> line) {
    return Provers.byNumbers(after(line), table).wins(1);
  }

  private static PlayedLine after(List<Integer> line) {
    PlayedLine playedLine =
        new PlayedLine(
            Positions.of(Fen.read("8/8/7p/3n4/7P/8/3k4/1K6 w - - 0 1"), RULES),
            new Objective(TASK, RULES),
            WinOracle.NONE);
    line.forEach(playedLine::make);
    return playedLine;
  }
}
