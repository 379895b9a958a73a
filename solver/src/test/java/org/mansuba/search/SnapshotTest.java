package org.mansuba.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mansuba.notation.Fen;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.problem.stipulation.StipulationText;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.search.solver.Solver;

/** Searches that are interrupted at random again and again, and resumed. */
class SnapshotTest {
  /** A run must at least pass over what is decided, and look for a proof that no win exists. */
  private static final long LEAST_NODES = 8_000;

  // spotless:off
  @Timeout(120)
  @ParameterizedTest
  @CsvSource({
    "rnb1kbnr/p2ppppp/1pp5/4NN2/2Q5/2K1B3/8/8 w, White wins in 5",
    "1r3bk1/2P3n1/4p1np/Pp2Qp2/2b2Rp1/2NP1PKP/1P5p/1BBN2qR b, 'Black wins in 36, checks only'",
    "1r3bk1/2P3n1/4p1np/Pp2Qp2/2b2Rp1/2NP1PKP/1P5p/1BBN2qR b, Black wins in 5"
  })
  // spotless:on
  void searchGoneOnWithFindsTheSameForHardlyMoreNodes(String fen, String text) throws IOException {
    Setup setup = Fen.read(fen);
    Stipulation asked = StipulationText.read(text, setup.toMove());
    SolveRequest whole =
        new SolveRequest(new Question(setup, RuleSet.STANDARD, asked), Limits.UNLIMITED);
    Solution atOnce = new Solver().solve(whole, SolveListener.silent(), new Cancellation());
    SplittableRandom random = new SplittableRandom(11);
    long share = Math.max(LEAST_NODES, atOnce.nodes() / 6);
    Keeper keeper = new Keeper();
    Solution solution =
        new Solver()
            .solve(brief(whole, random.nextLong(share / 2, share)), keeper, new Cancellation());
    int runs = 1;

    while (isOpen(solution)) {
      SolveRequest next = brief(whole, random.nextLong(share * 3 / 4, share));
      solution = new Solver().goOn(next, keeper.kept(), keeper, new Cancellation());
      runs++;
    }

    assertThat(runs).isGreaterThan(1);
    assertThat(solution.verdict()).isEqualTo(atOnce.verdict());
    assertThat(solution.keys()).isEqualTo(atOnce.keys());
    assertThat(solution.nodes()).isLessThan(3 * atOnce.nodes());
  }

  private static SolveRequest brief(SolveRequest whole, long nodes) {
    return whole.within(Limits.UNLIMITED.withNodes(nodes));
  }

  private static boolean isOpen(Solution solution) {
    return switch (solution.verdict()) {
      case Verdict.Win _, Verdict.Undecided _ -> true;
      case Verdict.ShortestWin _ -> !solution.hasLine();
      case Verdict.NoWin _, Verdict.NoWinWithin _ -> false;
    };
  }

  /** Keeps what is found out at the end of each run. */
  private static final class Keeper implements SolveListener {
    private byte[] kept = new byte[0];

    DataInputStream kept() {
      return new DataInputStream(new ByteArrayInputStream(kept));
    }

    @Override
    public void progress(Progress progress) {}

    @Override
    public void ended(Snapshot snapshot) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try {
        snapshot.writeTo(new DataOutputStream(bytes));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      kept = bytes.toByteArray();
    }
  }
}
