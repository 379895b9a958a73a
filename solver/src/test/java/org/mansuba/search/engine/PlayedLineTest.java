package org.mansuba.search.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
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
import org.mansuba.rules.Setup;
import org.mansuba.rules.option.BareTiming;
import org.mansuba.rules.play.Positions;
import org.mansuba.search.WinOracle;

/** White bares a king either with the rook last or with the king last; then all men stand alike. */
class PlayedLineTest {
  private static final RuleSet RULES = RuleSet.STANDARD.with(BareTiming.FREE_MOVE);

  private static final int KING = Move.pack(Square.A4.ordinal(), Square.B4.ordinal());
  private static final int ROOK = Move.pack(Square.G5.ordinal(), Square.G4.ordinal());
  private static final int BLACK_KING = Move.pack(Square.C8.ordinal(), Square.D8.ordinal());

  @Test
  void aBaredKingsPositionDiffersByTheMoveThatBaredHimWhereTheTaskJudgesIt() {
    Set<Condition> byTheRook = Set.of(new Condition.MatingKind(Kind.ROOK));

    assertThat(rookLast(byTheRook).isReachedAfter(Square.C8)).isTrue();
    assertThat(kingLast(byTheRook).isReachedAfter(Square.C8)).isFalse();
    assertThat(rookLast(byTheRook).key()).isNotEqualTo(kingLast(byTheRook).key());
    assertThat(rookLast(byTheRook).secondKey()).isNotEqualTo(kingLast(byTheRook).secondKey());
  }

  @Test
  void itDoesNotWhereTheTaskTakesAnyMove() {
    assertThat(rookLast(Set.of()).isReachedAfter(Square.C8)).isTrue();
    assertThat(kingLast(Set.of()).isReachedAfter(Square.C8)).isTrue();
    assertThat(rookLast(Set.of()).key()).isEqualTo(kingLast(Set.of()).key());
    assertThat(rookLast(Set.of()).secondKey()).isEqualTo(kingLast(Set.of()).secondKey());
  }

  private static Bared rookLast(Set<Condition> conditions) {
    return after(List.of(KING, BLACK_KING, ROOK), conditions);
  }

  private static Bared kingLast(Set<Condition> conditions) {
    return after(List.of(ROOK, BLACK_KING, KING), conditions);
  }

  private static Bared after(List<Integer> line, Set<Condition> conditions) {
    PlayedLine playedLine = start(conditions);
    line.forEach(playedLine::make);
    return new Bared(playedLine);
  }

  private static PlayedLine start(Set<Condition> conditions) {
    Setup setup = Fen.read("2k5/8/8/6R1/Kp4p1/1P4P1/8/8 w - - 0 1");
    Stipulation task = new Stipulation(Side.WHITE, Goal.BARE, 3, conditions);
    return new PlayedLine(Positions.of(setup, RULES), new Objective(task, RULES), WinOracle.NONE);
  }

  /** Black, who is bare, is to move. */
  private record Bared(PlayedLine playedLine) {
    long key() {
      return playedLine.key(1);
    }

    long secondKey() {
      return playedLine.secondKey(1);
    }

    boolean isReachedAfter(Square kingGoesTo) {
      playedLine.make(Move.pack(Square.D8.ordinal(), kingGoesTo.ordinal()));
      boolean reached = playedLine.isReached();
      playedLine.unmake();
      return reached;
    }
  }
}
