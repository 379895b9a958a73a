package org.mansuba.search.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.mansuba.board.Side;
import org.mansuba.notation.Fen;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Position;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.play.Positions;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;
import org.mansuba.search.SearchStopped;
import org.mansuba.search.WinOracle;

class RaceTest {
  private final Budget budget = new Budget(Limits.UNLIMITED, new Cancellation());
  private final List<SearchWorker> workers = Stream.generate(this::worker).limit(3).toList();

  @Test
  void whoIsFirstHasTheAnswerAndTheOthersStop() {
    SearchWorker last = workers.getLast();

    boolean answer =
        new Race(workers).run(() -> forever(lead()), w -> w.equals(last) || forever(w));

    assertThat(answer).isTrue();
    assertThatAllCanGoOn();
  }

  @Test
  void aThreadThatIsGivenMoreNodesAfterTheEndStopsAllTheSame() {
    CompletableFuture<Thread> winner = new CompletableFuture<>();

    boolean answer =
        new Race(workers.subList(0, 2))
            .run(
                () -> {
                  waitForTheEndOf(winner.join());
                  lead().nodeCounter().allow(Long.MAX_VALUE);
                  return forever(lead());
                },
                w -> {
                  winner.complete(Thread.currentThread());
                  return true;
                });

    assertThat(answer).isTrue();
    assertThatAllCanGoOn();
  }

  @Test
  void everybodyStandsWhereHeStood() {
    int ply = lead().playedLine().ply();

    new Race(workers).run(() -> forever(lead()), RaceTest::playsAMoveAndWins);

    assertThat(workers).extracting(worker -> worker.playedLine().ply()).containsOnly(ply);
  }

  @Test
  void aFailureIsToldWhereNobodyHasTheAnswer() {
    IllegalStateException failure = new IllegalStateException("broken");

    assertThatThrownBy(
            () ->
                new Race(workers)
                    .run(
                        () -> forever(lead()),
                        w -> {
                          throw failure;
                        }))
        .isSameAs(failure);
    assertThatAllCanGoOn();
  }

  @Test
  void thereIsNoAnswerIfALimitStopsAll() {
    assertThatExceptionOfType(SearchStopped.class)
        .isThrownBy(() -> new Race(workers).run(RaceTest::stop, w -> stop()));
    assertThatAllCanGoOn();
  }

  private SearchWorker lead() {
    return workers.getFirst();
  }

  private void assertThatAllCanGoOn() {
    for (SearchWorker worker : workers) {
      worker.nodeCounter().allow(Long.MAX_VALUE);
      worker.nodeCounter().count();
    }
  }

  private static boolean forever(SearchWorker worker) {
    while (true) {
      worker.nodeCounter().count();
    }
  }

  private static boolean playsAMoveAndWins(SearchWorker worker) {
    int[] moves = new int[Position.MAX_MOVES];
    worker.playedLine().position().legalMoves(moves, 0);
    worker.playedLine().make(moves[0]);
    return true;
  }

  private static boolean stop() {
    throw new SearchStopped();
  }

  private static void waitForTheEndOf(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private SearchWorker worker() {
    Stipulation asked = Stipulation.win(Side.WHITE);
    Position position =
        Positions.of(Fen.read("6K1/3r3r/5kn1/5p2/5P2/6N1/8/4R1R1 w"), RuleSet.STANDARD);
    PlayedLine playedLine =
        new PlayedLine(position, new Objective(asked, RuleSet.STANDARD), WinOracle.NONE);
    NodeCounter nodeCounter = new NodeCounter(budget, () -> {});
    DepthFirstSearch depthFirst =
        new DepthFirstSearch(
            playedLine,
            new TranspositionTable(1 << 16),
            new Refutations(asked),
            MoveOrder.BEST_FIRST,
            nodeCounter);
    return new SearchWorker(playedLine, depthFirst, nodeCounter);
  }
}
