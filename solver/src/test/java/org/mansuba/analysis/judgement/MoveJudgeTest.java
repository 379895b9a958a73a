package org.mansuba.analysis.judgement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.notation.Fen;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.plain.PlainPosition;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;
import org.mansuba.search.SearchStopped;
import org.mansuba.search.SolveRequest;

/** Judgements are compared with all games there are, played out by the plain rules. */
final class MoveJudgeTest {
  private static final int MOVES = 2;

  private final Problem problem = Library.find("bonus-socius-waiting").orElseThrow();
  private final MoveJudge judge = new MoveJudge(question(problem), new Cancellation());

  private static SolveRequest question(Problem problem) {
    return new SolveRequest(problem.question(), Limits.UNLIMITED.withThreads(1));
  }

  private static Position after(Problem problem, List<Move> moves) {
    Position position = PlainPosition.of(problem.setup(), problem.rules());
    moves.forEach(move -> position.make(move.packed()));
    return position;
  }

  private static List<Move> legal(Position position) {
    int[] packed = new int[Position.MAX_MOVES];
    int end = position.ending().isOver() ? 0 : position.legalMoves(packed, 0);
    List<Move> moves = new ArrayList<>();
    for (int i = 0; i < end; i++) {
      moves.add(Move.of(packed[i]));
    }
    return moves;
  }

  /** Returns whether White mates within a number of his moves, by playing out every game. */
  private static boolean mates(Position position, int moves) {
    if (position.ending().isOver()) {
      return position.ending() == Ending.MATE && position.sideToMove() == Side.BLACK;
    }
    boolean white = position.sideToMove() == Side.WHITE;
    if (white && moves == 0) {
      return false;
    }
    for (Move move : legal(position)) {
      position.make(move.packed());
      boolean mates = mates(position, white ? moves - 1 : moves);
      position.unmake();
      if (mates == white) {
        return white;
      }
    }
    return !white;
  }

  @Test
  void everyFirstMoveIsBestOrIsRefutedAsPlayingAllGamesOutShows() {
    for (Move move : legal(after(problem, List.of()))) {
      boolean solves = mates(after(problem, List.of(move)), MOVES - 1);
      switch (judge.judge(List.of(), move, MOVES)) {
        case Judgement.Best(int left) -> {
          assertThat(solves).as("%s", move).isTrue();
          assertThat(left).isEqualTo(MOVES - 1);
        }
        case Judgement.Fails(Move better, int allowed, var line) -> {
          assertThat(solves).as("%s", move).isFalse();
          assertThat(allowed).isEqualTo(MOVES);
          assertThat(line.getFirst()).isEqualTo(move);
          assertThat(mates(after(problem, line), MOVES - 1)).as("%s", line).isFalse();
          assertThat(mates(after(problem, List.of(better)), MOVES - 1)).isTrue();
        }
        case Judgement other -> assertThat(other).as("%s", move).isNull();
      }
    }
  }

  @Test
  void aDefenceThatLosesSoonerIsToldWithTheWayToTheGoal() {
    Problem longer = Library.find("abu-naim").orElseThrow();
    MoveJudge long3 = new MoveJudge(question(longer), new Cancellation());
    Move key =
        legal(after(longer, List.of())).stream()
            .filter(m -> long3.judge(List.of(), m, 3) instanceof Judgement.Best)
            .findFirst()
            .orElseThrow();
    for (Move defence : legal(after(longer, List.of(key)))) {
      List<Move> both = List.of(key, defence);
      int needed = mates(after(longer, both), 1) ? 1 : 2;
      switch (long3.judge(List.of(key), defence, 2)) {
        case Judgement.Best(int left) -> assertThat(left).as("%s", both).isEqualTo(needed);
        case Judgement.Costs(Move _, int loses, var line) -> {
          assertThat(2 - loses).as("%s", both).isEqualTo(needed);
          List<Move> game = new ArrayList<>(List.of(key));
          game.addAll(line);
          assertThat(after(longer, game).ending()).isEqualTo(Ending.MATE);
        }
        case Judgement other -> assertThat(other).as("%s", both).isNull();
      }
    }
  }

  @Test
  void whereThereIsNoWinAMoveSpoilsNothing() {
    Problem bare = Problem.of(Fen.read("8/8/8/3k4/8/1KF5/8/f7 w"));
    MoveJudge even = new MoveJudge(question(bare), new Cancellation());
    Move move = legal(after(bare, List.of())).getFirst();
    assertThat(even.judge(List.of(), move, 1)).isEqualTo(new Judgement.NothingToSpoil(1));
  }

  @Test
  void aCancelledQuestionIsNotAnswered() {
    Cancellation cancellation = new Cancellation();
    cancellation.cancel();
    MoveJudge stopped =
        new MoveJudge(question(Library.find("dilaram").orElseThrow()), cancellation);
    Move move = Move.of(Square.H4, Square.H8);
    assertThatThrownBy(() -> stopped.judge(List.of(), move, 6)).isInstanceOf(SearchStopped.class);
  }
}
