package org.mansuba.rules.fast;

import java.util.concurrent.TimeUnit;
import org.mansuba.notation.Fen;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Position;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.StartPosition;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Moves of a position: listing them, making them, and looking for the last of them. The two
 * positions are those of Dilaram's legacy and the water wheel.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class PositionKernels {
  private static final int WINS =
      1 << Ending.MATE.ordinal() | 1 << Ending.STALEMATE.ordinal() | 1 << Ending.BARE.ordinal();

  /** The diagram. */
  @Param({
    "rnb1kbnr/p2ppppp/1pp5/4NN2/2Q5/2K1B3/8/8 w - - 0 1",
    "1r3bk1/2P3n1/4p1np/Pp2Qp2/2b2Rp1/2NP1PKP/1P5p/1BBN2qR b - - 0 1"
  })
  public String fen = "";

  private final int[] moves = new int[Position.MAX_MOVES];
  private final int[] quiet = new int[Position.MAX_MOVES];
  private final int[] listed = new int[Position.MAX_MOVES];
  private FastPosition position =
      FastPosition.of(StartPosition.of(RuleSet.STANDARD), RuleSet.STANDARD);
  private int count;
  private int quietCount;
  private int reply;

  /** Lists the moves, and takes for a reply one that answers every quiet move the same. */
  @Setup
  public void prepare() {
    position = FastPosition.of(Fen.read(fen), RuleSet.STANDARD);
    count = position.legalMoves(moves, 0);
    quietCount = position.quietMoves(quiet, 0);
    position.make(quiet[0]);
    position.legalMoves(listed, 0);
    reply = listed[0];
    position.unmake();
  }

  /** All legal moves of a position just reached. */
  @Benchmark
  public int listMoves() {
    position.nodes[0].reset();
    return position.legalMoves(listed, 0);
  }

  /** The checks alone. */
  @Benchmark
  public int listChecks() {
    position.nodes[0].reset();
    return position.checks(listed, 0);
  }

  /** Every legal move made and taken back. */
  @Benchmark
  public void makeAndTakeBackAll() {
    for (int i = 0; i < count; i++) {
      position.make(moves[i]);
      position.unmake();
    }
  }

  /** Whether a move ends the game. */
  @Benchmark
  public int lookForAnEndingMove() {
    position.nodes[0].reset();
    return position.endingMove(WINS);
  }

  /** All quiet moves against one reply. */
  @Benchmark
  public int refuteQuietMoves() {
    System.arraycopy(quiet, 0, listed, 0, quietCount);
    return position.unrefuted(reply, WINS, listed, 0, quietCount);
  }
}
