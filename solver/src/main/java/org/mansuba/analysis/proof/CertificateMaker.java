package org.mansuba.analysis.proof;

import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.proof.Certificate;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;
import org.mansuba.search.SearchStopped;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.solver.Explorer;

/**
 * Makes certificates of wins. A win by checks alone is looked for first, since its tree is small;
 * it is a win by the wider stipulation all the same. Belongs to one thread.
 */
public final class CertificateMaker {
  private final SolveRequest request;
  private final Runnable report;
  private final Cancellation cancellation;

  /**
   * Certifies wins of one problem.
   *
   * @param request the problem, and the limits for making one certificate
   * @param report is run a few times a second
   */
  public CertificateMaker(SolveRequest request, Runnable report, Cancellation cancellation) {
    this.request = request;
    this.report = report;
    this.cancellation = cancellation;
  }

  /**
   * The certificate of a win. Whether it is right, {@link org.mansuba.proof.CertificateVerifier}
   * tells.
   *
   * @param moves the attacker moves in which the win is known, at least 0
   * @param effort positions to visit at most in search of a win by checks alone, at least 1
   * @throws SearchStopped at a limit
   * @throws IllegalStateException if there is no win in this number of moves
   * @throws TreeTooLargeException if the tree has more positions than a certificate may
   */
  public Certificate make(int moves, long effort) {
    try {
      Limits limits = request.limits();
      Explorer checks =
          explorer(
              request.stipulation().byChecks(), limits.withNodes(Math.min(effort, limits.nodes())));
      if (checks.wins(moves)) {
        return new TreeBuilder(request, checks).build(moves);
      }
    } catch (SearchStopped stopped) {
      if (cancellation.isCancelled()) {
        throw stopped;
      }
    }
    return new TreeBuilder(request, explorer(request.stipulation(), request.limits())).build(moves);
  }

  private Explorer explorer(Stipulation stipulation, Limits limits) {
    return new Explorer(
        new SolveRequest(request.question().withStipulation(stipulation), limits),
        report,
        cancellation);
  }
}
