package org.mansuba.proof;

import java.util.Arrays;
import java.util.List;
import org.mansuba.notation.Fen;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.plain.PlainPosition;

/**
 * Verifies certificates by the plain rules, without searching. Every node is played once, so the
 * time is proportional to the size of the certificate.
 *
 * <pre>{@code
 * CertificateVerifier.verify(CertificateText.read(bytes));
 * }</pre>
 *
 * <p>First, the shape: the tree has no cycles and has the claimed length. Then the tree is played
 * from the diagram. Every attacker move must be legal, and must give check if the stipulation says
 * so. Every legal reply must be present. A node reached by several lines must be the same position
 * each time; positions are compared in full, never by hash. The game must not be over before the
 * end of a line, and must be over there as the stipulation demands.
 */
public final class CertificateVerifier {
  private static final String UNSEEN = "";

  private final Certificate certificate;
  private final Judge judge;
  private final boolean checksOnly;
  private final Position position;

  /** The position of each node, {@link #UNSEEN} until it is reached. */
  private final String[] positions;

  private CertificateVerifier(Certificate certificate) {
    this.certificate = certificate;
    judge = new Judge(certificate.stipulation());
    checksOnly = certificate.stipulation().isByChecks();
    position = diagram(certificate);
    positions = new String[certificate.nodes().size() + 1];
    Arrays.fill(positions, UNSEEN);
  }

  /**
   * Verifies a certificate.
   *
   * @throws CertificateException if it does not prove its claim
   */
  public static void verify(Certificate certificate) {
    TreeLengths.check(certificate);
    new CertificateVerifier(certificate).verify();
  }

  private static Position diagram(Certificate certificate) {
    try {
      return PlainPosition.of(certificate.setup(), certificate.rules());
    } catch (IllegalArgumentException wrong) {
      throw new CertificateException("illegal diagram: " + wrong.getMessage());
    }
  }

  private void verify() {
    int root = certificate.nodes().size();
    visit(root, NamedMan.of(certificate.stipulation()));
    for (int number = 1; number < root; number++) {
      if (positions[number].equals(UNSEEN)) {
        throw wrong(number, "no line leads to this position");
      }
    }
  }

  /** Plays a node from the current position unless it has been played before. */
  private void visit(int number, NamedMan named) {
    String here = Fen.write(position.setup()) + named;
    if (!positions[number].equals(UNSEEN)) {
      if (!positions[number].equals(here)) {
        throw wrong(number, "two lines lead here with different positions");
      }
      return;
    }
    positions[number] = here;
    if (position.ending().isOver()) {
      throw wrong(number, "the game is already over");
    }
    boolean attack = position.sideToMove() == certificate.stipulation().attacker();
    switch (certificate.nodes().get(number - 1)) {
      case CertificateNode.Attack node when attack -> attack(number, node, named);
      case CertificateNode.Attack _ -> throw wrong(number, "the defender is to move");
      case CertificateNode.Defence _ when attack -> throw wrong(number, "the attacker is to move");
      case CertificateNode.Defence(var replies) ->
          answer(number, replies, named, Judge.LastMove.NONE);
    }
  }

  private void attack(int number, CertificateNode.Attack node, NamedMan named) {
    Move move = node.move();
    if (!position.isLegal(move.packed())) {
      throw wrong(number, move, "is illegal");
    }
    var last = new Judge.LastAttack(move, position.setup(), named);
    position.make(move.packed());
    if (checksOnly && !position.inCheck()) {
      throw wrong(number, move, "gives no check");
    }
    if (!position.ending().isOver()) {
      answer(number, node.replies(), named.after(move, last.before()), last);
    } else if (!judge.isReached(position, last)) {
      throw wrong(number, move, "ends the game, but does not reach the goal");
    } else if (!node.replies().isEmpty()) {
      throw wrong(number, move, "ends the game, but replies follow");
    }
    position.unmake();
  }

  /** Requires the replies to be exactly the legal moves of the defender, and plays them. */
  private void answer(
      int number, List<CertificateNode.Reply> replies, NamedMan named, Judge.LastMove last) {
    List<Move> legal = Replies.inOrder(position);
    for (int i = 0; i < legal.size(); i++) {
      Move move = legal.get(i);
      if (i >= replies.size() || !replies.get(i).move().equals(move)) {
        throw wrong(number, move, "is a missing reply, or out of order");
      }
      reply(number, replies.get(i), named, last);
    }
    if (replies.size() > legal.size()) {
      throw wrong(number, replies.get(legal.size()).move(), "is not a legal reply");
    }
  }

  private void reply(int number, CertificateNode.Reply reply, NamedMan named, Judge.LastMove last) {
    Move move = reply.move();
    NamedMan after = named.after(move, position.setup());
    position.make(move.packed());
    if (reply.next() != CertificateNode.Reply.END) {
      visit(reply.next(), after);
    } else if (!judge.isReached(position, last)) {
      throw wrong(number, move, "does not reach the goal");
    }
    position.unmake();
  }

  private static CertificateException wrong(int number, Move move, String what) {
    return wrong(number, move + " " + what);
  }

  private static CertificateException wrong(int number, String what) {
    return new CertificateException(LineNumber.of(number) + what);
  }
}
