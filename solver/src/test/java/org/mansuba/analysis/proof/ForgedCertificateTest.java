package org.mansuba.analysis.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mansuba.notation.Fen;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.problem.stipulation.StipulationText;
import org.mansuba.proof.Certificate;
import org.mansuba.proof.CertificateException;
import org.mansuba.proof.CertificateNode;
import org.mansuba.proof.CertificateNode.Reply;
import org.mansuba.proof.CertificateText;
import org.mansuba.proof.CertificateVerifier;
import org.mansuba.rules.Move;
import org.mansuba.rules.RuleSet;

/** Certificates that prove nothing although their checksums fit: none is accepted. */
final class ForgedCertificateTest {
  private static final int TIMES = 16;

  private static final List<Certificate> RIGHT =
      List.of(
          Proofs.of("water-wheel", "win in 36, checks only", 36),
          Proofs.of("dilarams-legacy", "win in 8, checks only", 8));

  private final SplittableRandom random = new SplittableRandom(8);

  @ParameterizedTest
  @EnumSource
  void aForgedTreeIsRefused(Forgery forgery) {
    for (int i = 0; i < TIMES; i++) {
      Certificate right = RIGHT.get(i % RIGHT.size());
      List<CertificateNode> nodes = forgery.of(right.nodes(), random);
      assertThat(nodes).isNotEqualTo(right.nodes());
      assertRefused(with(right, right.stipulation(), right.length(), nodes), "");
    }
  }

  @Test
  void repliesOutOfOrderAreRefused() {
    Certificate right = Proofs.of("bonus-socius-waiting", "mate in 2", 2);
    List<CertificateNode> nodes = new ArrayList<>(right.nodes());
    CertificateNode.Attack key = (CertificateNode.Attack) nodes.removeLast();
    assertThat(key.replies()).hasSizeGreaterThan(1);
    nodes.add(new CertificateNode.Attack(key.move(), key.replies().reversed()));
    assertRefused(
        with(right, right.stipulation(), 2, nodes), "is a missing reply, or out of order");
  }

  @Test
  void anotherLengthIsRefused() {
    for (Certificate right : RIGHT) {
      for (int length : new int[] {0, right.length() - 1, right.length() + 1, 500}) {
        assertRefused(
            with(right, right.stipulation(), length, right.nodes()),
            "it claims a length of " + length);
      }
    }
  }

  @Test
  void aTighterStipulationIsRefused() {
    for (Certificate right : RIGHT) {
      Stipulation tighter = right.stipulation().in(right.length() - 1);
      assertRefused(with(right, tighter, right.length(), right.nodes()), "requires at most");
    }
  }

  @Test
  void anotherGoalOrConditionIsRefused() {
    for (String words :
        List.of("bare in 8", "stalemate in 8", "win in 8, with the rook", "win in 8, king on a8")) {
      Certificate right = RIGHT.get(1);
      Stipulation other = StipulationText.read(words, right.setup().toMove());
      assertRefused(
          with(right, other, right.length(), right.nodes()),
          "ends the game, but does not reach the goal");
    }
  }

  /** The rook goes to and fro, and so does the bare king: no win, and no end. */
  @Test
  void aCircleIsRefused() {
    Move out = move("a1a2");
    Move back = move("a2a1");
    List<CertificateNode> nodes =
        List.of(
            new CertificateNode.Attack(back, List.of(new Reply(move("h7h8"), 2))),
            new CertificateNode.Attack(out, List.of(new Reply(move("h8h7"), 1))));
    for (int length = 0; length < 4; length++) {
      assertRefused(
          new Certificate(
              new Question(
                  Fen.read("7k/8/8/8/8/8/8/RK6 w"),
                  RuleSet.STANDARD,
                  StipulationText.read("White wins", RIGHT.getFirst().setup().toMove())),
              length,
              nodes),
          "which does not precede it");
    }
  }

  private static Move move(String text) {
    return Move.parse(text).orElseThrow();
  }

  private static Certificate with(
      Certificate right, Stipulation stipulation, int length, List<CertificateNode> nodes) {
    return new Certificate(right.question().withStipulation(stipulation), length, nodes);
  }

  private static void assertRefused(Certificate forged, String reason) {
    byte[] file = CertificateText.write(forged);
    List<Runnable> ways =
        List.of(
            () -> CertificateVerifier.verify(forged),
            () -> CertificateVerifier.verify(CertificateText.read(file)));
    for (Runnable way : ways) {
      assertThatThrownBy(way::run)
          .as(() -> new String(file, StandardCharsets.US_ASCII))
          .isInstanceOf(CertificateException.class)
          .hasMessageContaining(reason);
    }
  }
}
