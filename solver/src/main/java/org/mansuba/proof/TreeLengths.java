package org.mansuba.proof;

import java.util.List;
import java.util.OptionalInt;
import org.mansuba.problem.stipulation.Stipulation;

/**
 * Computes the number of attacker moves below each node from the shape of the tree. A reply may
 * only lead to a node with a smaller number, so there are no cycles.
 */
final class TreeLengths {
  private final Certificate certificate;
  private final boolean exact;

  private TreeLengths(Certificate certificate) {
    this.certificate = certificate;
    exact = certificate.stipulation().isExact();
  }

  /**
   * Checks that the tree has the claimed length and that the stipulation allows it.
   *
   * @throws CertificateException if not
   */
  static void check(Certificate certificate) {
    new TreeLengths(certificate).check();
  }

  private void check() {
    List<CertificateNode> nodes = certificate.nodes();
    if (nodes.isEmpty()) {
      throw new CertificateException("it has no positions");
    }
    int[] lengths = new int[nodes.size() + 1];
    for (int number = 1; number <= nodes.size(); number++) {
      lengths[number] = length(number, lengths);
    }
    int length = lengths[nodes.size()];
    if (length != certificate.length()) {
      throw new CertificateException(
          "it claims a length of %d, but its longest line has %d attacker moves"
              .formatted(certificate.length(), length));
    }
    checkStipulated(length);
  }

  private void checkStipulated(int length) {
    OptionalInt limit = certificate.stipulation().limit();
    int most = limit.orElse(Stipulation.MAX_MOVES);
    if (length > most || (exact && length != most)) {
      throw new CertificateException(
          "its length is %d, but the stipulation requires %s%d"
              .formatted(length, exact ? "exactly " : "at most ", most));
    }
  }

  private int length(int number, int[] lengths) {
    CertificateNode node = certificate.nodes().get(number - 1);
    int longest = 0;
    int shortest = Integer.MAX_VALUE;
    for (CertificateNode.Reply reply : node.replies()) {
      if (reply.next() < 0 || reply.next() >= number) {
        throw new CertificateException(
            LineNumber.of(number)
                + "%s leads to position %d, which does not precede it"
                    .formatted(reply.move(), reply.next()));
      }
      int after = reply.next() == CertificateNode.Reply.END ? 0 : lengths[reply.next()];
      longest = Math.max(longest, after);
      shortest = Math.min(shortest, after);
    }
    if (exact && !node.replies().isEmpty() && shortest != longest) {
      throw new CertificateException(
          LineNumber.of(number) + "some replies end the game earlier than others");
    }
    return switch (node) {
      case CertificateNode.Attack _ -> 1 + longest;
      case CertificateNode.Defence _ -> longest;
    };
  }
}
