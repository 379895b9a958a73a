package org.mansuba.answer;

import java.util.OptionalInt;
import org.mansuba.analysis.proof.CertificateMaker;
import org.mansuba.analysis.proof.TreeTooLargeException;
import org.mansuba.proof.Certificate;
import org.mansuba.proof.CertificateException;
import org.mansuba.proof.CertificateVerifier;
import org.mansuba.search.Cancellation;
import org.mansuba.search.SearchStopped;
import org.mansuba.search.Solution;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.Verdict;

/** Makes the certificate of a win that has just been found, and verifies it. */
public final class CertificateWork {
  /** More than any win by checks alone takes that is worth looking for. */
  private static final long LEAST_EFFORT = 1_000_000;

  private final SolveRequest request;
  private final Solution solution;
  private final Cancellation cancellation;

  /** Prepares the certificate of an answer, within the limits of its request. */
  public CertificateWork(SolveRequest request, Solution solution, Cancellation cancellation) {
    this.request = request;
    this.solution = solution;
    this.cancellation = cancellation;
  }

  /** The outcome. */
  public sealed interface Result {
    /** The certificate, which has been verified. */
    record Made(Certificate certificate) implements Result {}

    /** No certificate, and why. */
    record None(String reason) implements Result {}
  }

  /**
   * Makes the certificate, within limits that begin anew.
   *
   * @throws Contradiction if it does not prove what the solution says
   */
  public Result make() {
    OptionalInt moves = moves(solution.verdict());
    if (moves.isEmpty()) {
      return new Result.None("no win is proved");
    }
    try {
      Certificate certificate =
          new CertificateMaker(request, () -> {}, cancellation)
              .make(moves.getAsInt(), LEAST_EFFORT + solution.nodes());
      verify(certificate);
      return new Result.Made(certificate);
    } catch (SearchStopped stopped) {
      return new Result.None(
          cancellation.isCancelled() ? "the work was interrupted" : "a limit was reached first");
    } catch (TreeTooLargeException large) {
      return new Result.None(String.valueOf(large.getMessage()));
    }
  }

  private static OptionalInt moves(Verdict verdict) {
    return switch (verdict) {
      case Verdict.ShortestWin(var moves) -> OptionalInt.of(moves);
      case Verdict.Win(var moves, _) -> OptionalInt.of(moves);
      case Verdict.NoWin _, Verdict.NoWinWithin _, Verdict.Undecided _ -> OptionalInt.empty();
    };
  }

  private static void verify(Certificate certificate) {
    try {
      CertificateVerifier.verify(certificate);
    } catch (CertificateException refused) {
      throw new Contradiction("the certificate was refused: " + refused.getMessage());
    }
  }
}
