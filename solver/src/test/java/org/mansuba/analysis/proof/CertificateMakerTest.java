package org.mansuba.analysis.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.mansuba.board.Side;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.proof.Certificate;
import org.mansuba.proof.CertificateText;
import org.mansuba.proof.CertificateVerifier;
import org.mansuba.rules.RandomSetups;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.option.BareTiming;
import org.mansuba.rules.option.PromotedFerzLeap;
import org.mansuba.rules.option.Stalemate;
import org.mansuba.rules.option.StalemateSwap;
import org.mansuba.rules.option.SwapWhen;
import org.mansuba.rules.plain.PlainPosition;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;
import org.mansuba.search.Solution;
import org.mansuba.search.SolveListener;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.solver.Explorer;
import org.mansuba.search.solver.Solver;

/** Certificates of wins that are known: made, written, read, and verified. */
final class CertificateMakerTest {
  private static final int LONGEST = 2;
  private static final int DIAGRAMS = 60;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "water-wheel          | win in 36, checks only            | 36",
        "dilarams-legacy      | win in 8, checks only             | 8",
        "dilarams-legacy      | win in 8                          | 8",
        "check                | win in 9                          | 6",
        "al-adli              | win                               | 5",
        "bonus-socius-waiting | mate in 2                         | 2",
        "bonus-socius-waiting | mate in exactly 3                 | 3",
      })
  void provesAWinOfTheLibrary(String id, String stipulation, int moves) {
    Certificate certificate = Proofs.of(id, stipulation, moves);

    Certificate read = CertificateText.read(CertificateText.write(certificate));
    assertThat(read).isEqualTo(certificate);
    assertThat(read.length()).isEqualTo(moves);
    CertificateVerifier.verify(read);
  }

  @ParameterizedTest
  @EnumSource
  void provesTheWinsOfRandomProblems(Asking asking) {
    int proved = 0;
    for (RuleSet rules : ruleSets()) {
      SplittableRandom random = new SplittableRandom(asking.ordinal());
      RandomSetups setups = new RandomSetups(rules, random.nextLong());
      for (int i = 0; i < DIAGRAMS; i++) {
        Setup setup = setups.next();
        if (isLopsided(setup) && !PlainPosition.of(setup, rules).ending().isOver()) {
          proved += prove(asking, setup, rules);
        }
      }
    }
    assertThat(proved).isPositive();
  }

  /** Tells how many certificates were made and verified: none or one. */
  private static int prove(Asking asking, Setup setup, RuleSet rules) {
    Side strong = setup.count(Side.WHITE) > setup.count(Side.BLACK) ? Side.WHITE : Side.BLACK;
    Stipulation plain = Stipulation.win(strong).in(LONGEST);
    Solution solution =
        new Solver()
            .solve(
                new SolveRequest(new Question(setup, rules, plain), Limits.UNLIMITED),
                SolveListener.silent(),
                new Cancellation());
    if (solution.line().isEmpty()) {
      return 0;
    }
    Stipulation asked = asking.of(plain, setup, solution.line());
    SolveRequest request = new SolveRequest(new Question(setup, rules, asked), Limits.UNLIMITED);
    Explorer explorer = new Explorer(request, () -> {}, new Cancellation());
    boolean exact = asking == Asking.EXACTLY;
    for (int moves = exact ? LONGEST : 0; moves <= LONGEST; moves++) {
      if (explorer.wins(moves)) {
        Certificate certificate = Proofs.of(request, moves);
        CertificateVerifier.verify(CertificateText.read(CertificateText.write(certificate)));
        assertThat(certificate.length()).isEqualTo(moves);
        return 1;
      }
    }
    return 0;
  }

  private static boolean isLopsided(Setup setup) {
    return Math.abs(setup.count(Side.WHITE) - setup.count(Side.BLACK)) > 1
        && setup.men().size() < 12;
  }

  private static List<RuleSet> ruleSets() {
    RuleSet standard = RuleSet.STANDARD;
    return List.of(
        standard,
        standard.with(Stalemate.LOSS).with(BareTiming.FREE_MOVE),
        standard.with(PromotedFerzLeap.ON).with(StalemateSwap.ON).with(SwapWhen.ANY));
  }
}
