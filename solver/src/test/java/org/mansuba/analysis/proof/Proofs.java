package org.mansuba.analysis.proof;

import org.mansuba.problem.Library;
import org.mansuba.problem.stipulation.StipulationText;
import org.mansuba.proof.Certificate;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;
import org.mansuba.search.SolveRequest;

/** Certificates for tests. */
final class Proofs {
  private static final long EFFORT = 1_000_000;

  private Proofs() {}

  /** The certificate of a problem of the library under another stipulation. */
  static Certificate of(String id, String stipulation, int moves) {
    var problem = Library.find(id).orElseThrow();
    var asked = StipulationText.read(stipulation, problem.setup().toMove());
    return of(new SolveRequest(problem.question().withStipulation(asked), Limits.UNLIMITED), moves);
  }

  /** The certificate of a win that is known. */
  static Certificate of(SolveRequest request, int moves) {
    return new CertificateMaker(request, () -> {}, new Cancellation()).make(moves, EFFORT);
  }
}
