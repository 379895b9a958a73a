package org.mansuba.analysis.proof;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.mansuba.board.Square;
import org.mansuba.proof.CertificateNode;
import org.mansuba.proof.CertificateNode.Reply;
import org.mansuba.rules.Move;

/** What a forger may do to a tree whose nodes all have the attacker to move. */
enum Forgery {
  MOVE_CHANGED,
  REPLY_CHANGED,
  REPLY_REMOVED,
  REPLY_ADDED,
  REPLY_DOUBLED,
  REPLY_LEADS_ELSEWHERE,
  REPLY_SAID_TO_END,
  REPLIES_REMOVED,
  NODES_SWAPPED,
  NODE_REMOVED,
  NODE_DOUBLED,
  NODE_FOR_THE_DEFENDER;

  /** The nodes after one such forgery somewhere. */
  List<CertificateNode> of(List<CertificateNode> nodes, SplittableRandom random) {
    while (true) {
      List<CertificateNode> forged = new ArrayList<>(nodes);
      int at = random.nextInt(nodes.size());
      CertificateNode.Attack node = (CertificateNode.Attack) nodes.get(at);
      switch (this) {
        case MOVE_CHANGED ->
            forged.set(
                at, new CertificateNode.Attack(another(node.move(), random), node.replies()));
        case NODES_SWAPPED -> Collections.swap(forged, at, random.nextInt(nodes.size()));
        case NODE_REMOVED -> forged.remove(at);
        case NODE_DOUBLED -> forged.add(at, node);
        case NODE_FOR_THE_DEFENDER -> forged.set(at, new CertificateNode.Defence(node.replies()));
        default -> {
          List<Reply> replies = new ArrayList<>(node.replies());
          change(replies, at, random);
          forged.set(at, new CertificateNode.Attack(node.move(), replies));
        }
      }
      if (!forged.equals(nodes)) {
        return forged;
      }
    }
  }

  private void change(List<Reply> replies, int at, SplittableRandom random) {
    if (this == REPLY_ADDED) {
      replies.add(new Reply(another(Move.of(Square.A1, Square.B1), random), Reply.END));
      return;
    }
    if (replies.isEmpty()) {
      return;
    }
    int i = random.nextInt(replies.size());
    Reply reply = replies.get(i);
    switch (this) {
      case REPLY_CHANGED -> replies.set(i, new Reply(another(reply.move(), random), reply.next()));
      case REPLY_REMOVED -> replies.remove(i);
      case REPLY_DOUBLED -> replies.add(i, reply);
      case REPLY_LEADS_ELSEWHERE ->
          replies.set(i, new Reply(reply.move(), random.nextInt(1, at + 3)));
      case REPLY_SAID_TO_END -> replies.set(i, new Reply(reply.move(), Reply.END));
      default -> replies.clear();
    }
  }

  /** Another move, half of the time of the same man. */
  private static Move another(Move move, SplittableRandom random) {
    Square from = random.nextBoolean() ? move.from() : Square.of(random.nextInt(64));
    Square to = Square.of(random.nextInt(64));
    return from == to ? another(move, random) : Move.of(from, to);
  }
}
