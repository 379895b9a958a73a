package org.mansuba.analysis.proof;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mansuba.proof.Certificate;
import org.mansuba.proof.CertificateNode;
import org.mansuba.rules.Move;
import org.mansuba.search.SolveRequest;

/** Numbers the positions of a tree, each after all that follow it, and leaves out all others. */
final class TreeWriter {
  private final Map<String, TreeBuilder.Attack> attacks;
  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<CertificateNode> nodes = new ArrayList<>();

  /** The attacker moves of the longest line from each node. */
  private final List<Integer> lengths = new ArrayList<>();

  /**
   * A writer of one certificate.
   *
   * @param attacks the attacker's ways to win, by the names of positions
   */
  TreeWriter(Map<String, TreeBuilder.Attack> attacks) {
    this.attacks = attacks;
  }

  /** The tree of a diagram with the attacker to move, which has a name. */
  Certificate certificate(SolveRequest request, String diagram) {
    return certificate(request, lengths.get(number(diagram) - 1));
  }

  /** The tree of a diagram with the defender to move, who has these moves. */
  Certificate certificate(SolveRequest request, Map<Move, String> moves) {
    List<CertificateNode.Reply> replies = replies(moves);
    int length = longest(replies);
    nodes.add(new CertificateNode.Defence(replies));
    return certificate(request, length);
  }

  private Certificate certificate(SolveRequest request, int length) {
    return new Certificate(request.question(), length, nodes);
  }

  private int number(String name) {
    Integer known = numbers.get(name);
    if (known != null) {
      return known;
    }
    TreeBuilder.Attack attack = attacks.get(name);
    if (attack == null) {
      return CertificateNode.Reply.END;
    }
    List<CertificateNode.Reply> replies = replies(attack.replies());
    nodes.add(new CertificateNode.Attack(attack.move(), replies));
    lengths.add(1 + longest(replies));
    numbers.put(name, nodes.size());
    return nodes.size();
  }

  private List<CertificateNode.Reply> replies(Map<Move, String> moves) {
    List<CertificateNode.Reply> replies = new ArrayList<>();
    moves.forEach((move, next) -> replies.add(new CertificateNode.Reply(move, number(next))));
    return replies;
  }

  private int longest(List<CertificateNode.Reply> replies) {
    return replies.stream()
        .filter(reply -> reply.next() != CertificateNode.Reply.END)
        .mapToInt(reply -> lengths.get(reply.next() - 1))
        .max()
        .orElse(0);
  }
}
