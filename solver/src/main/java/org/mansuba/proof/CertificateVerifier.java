package org.mansuba.proof;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mansuba.notation.Fen;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.plain.PlainPosition;

/**
 * Checks certificates by the plain rules, without searching: every node is played once, so the time
 * is in proportion to the certificate.
 *
 * <pre>{@code
 * Verifier.verify(CertificateText.read(bytes));
 * }</pre>
 *
 * <p>The tree's shape comes first: it has no circles, and its length is the one claimed. Then it is
 * played from the diagram. Every attacker move must be legal, and a check where that is asked for.
 * Every legal reply must be there. A node that is reached by several ways must be the same position
 * each time; as the first way to it decides which, positions are compared as wholes, never by a
 * hash. The game must not be over before a line's end, and be over there as the stipulation asks.
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
   * Checks a certificate.
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
      throw new CertificateException("its diagram cannot be played: " + wrong.getMessage());
    }
  }

  private void verify() {
    int root = certificate.nodes().size();
    visit(root, NamedMan.of(certificate.stipulation()));
    for (int number = 1; number < root; number++) {
      require(!positions[number].equals(UNSEEN), number, "no line leads to this position");
    }
  }

  /** Plays a node from the present position, unless it was played before. */
  private void visit(int number, NamedMan named) {
    String here = Fen.write(position.setup()) + named;
    if (!positions[number].equals(UNSEEN)) {
      require(
          positions[number].equals(here),
          number,
          "two lines lead here that do not reach the same position");
      return;
    }
    positions[number] = here;
    require(!position.ending().isOver(), number, "the game is already over");
    boolean attack = position.sideToMove() == certificate.stipulation().attacker();
    switch (certificate.nodes().get(number - 1)) {
      case CertificateNode.Attack(Move move, var replies) -> {
        require(attack, number, "the defender is to move");
        attack(number, move, replies, named);
      }
      case CertificateNode.Defence(var replies) -> {
        require(!attack, number, "the attacker is to move");
        answer(number, replies, named, null);
      }
    }
  }

  private void attack(int number, Move move, List<CertificateNode.Reply> replies, NamedMan named) {
    require(position.isLegal(move.packed()), number, move, "is not legal");
    var last = new Judge.LastAttack(move, position.setup(), named);
    position.make(move.packed());
    require(!checksOnly || position.inCheck(), number, move, "gives no check");
    if (position.ending().isOver()) {
      require(judge.isReached(position, last), number, move, "ends the game, not as asked");
      require(replies.isEmpty(), number, move, "ends the game, and replies follow");
    } else {
      answer(number, replies, named.after(move, last.before()), last);
    }
    position.unmake();
  }

  /** Every legal move of the defender, and nothing else, must be among the replies. */
  private void answer(
      int number,
      List<CertificateNode.Reply> replies,
      NamedMan named,
      Judge.@Nullable LastAttack last) {
    List<Move> legal = Replies.inOrder(position);
    for (int i = 0; i < legal.size(); i++) {
      Move move = legal.get(i);
      boolean listed = i < replies.size() && replies.get(i).move().equals(move);
      require(listed, number, move, "is a reply that is missing or out of order");
      reply(number, replies.get(i), named, last);
    }
    if (replies.size() > legal.size()) {
      require(false, number, replies.get(legal.size()).move(), "is no legal reply");
    }
  }

  private void reply(
      int number, CertificateNode.Reply reply, NamedMan named, Judge.@Nullable LastAttack last) {
    Move move = reply.move();
    NamedMan after = named.after(move, position.setup());
    position.make(move.packed());
    if (reply.next() == CertificateNode.Reply.END) {
      require(judge.isReached(position, last), number, move, "does not end the game as asked");
    } else {
      visit(reply.next(), after);
    }
    position.unmake();
  }

  private static void require(boolean holds, int number, Move move, String what) {
    if (!holds) {
      throw new CertificateException(LineNumber.of(number) + move + " " + what);
    }
  }

  private static void require(boolean holds, int number, String otherwise) {
    if (!holds) {
      throw new CertificateException(LineNumber.of(number) + otherwise);
    }
  }
}
