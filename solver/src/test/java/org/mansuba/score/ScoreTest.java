package org.mansuba.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.mansuba.board.Square;
import org.mansuba.rules.Move;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.StartPosition;
import org.mansuba.rules.plain.PlainPosition;

class ScoreTest {
  private static final Move A3 = Move.of(Square.A2, Square.A3);
  private static final Move B3 = Move.of(Square.B2, Square.B3);
  private static final Move C3 = Move.of(Square.C2, Square.C3);
  private static final Move REPLY = Move.of(Square.H7, Square.H6);

  /** a3 h6 b3, and instead of the first move b3 or c3. */
  private static final Score SCORE =
      Score.EMPTY
          .play(NodePath.ROOT, List.of(A3, REPLY, B3))
          .score()
          .play(NodePath.ROOT, B3)
          .score()
          .play(NodePath.ROOT, C3)
          .score();

  @Test
  void aMoveThatIsThereIsFoundAndAnotherIsAddedLast() {
    Placed found = SCORE.play(NodePath.of(0), REPLY);
    assertThat(found).isEqualTo(new Placed(SCORE, NodePath.of(0, 0)));
    Placed added = SCORE.play(NodePath.of(0), C3);
    assertThat(added.path()).isEqualTo(NodePath.of(0, 1));
    assertThat(added.score().moves(added.path())).containsExactly(A3, C3);
    assertThat(added.score().size()).isEqualTo(6);
  }

  @Test
  void linesAreFoundByTheirPath() {
    assertThat(SCORE.moves(NodePath.of(0, 0, 0))).containsExactly(A3, REPLY, B3);
    assertThat(SCORE.end(NodePath.ROOT)).isEqualTo(NodePath.of(0, 0, 0));
    assertThat(SCORE.find(NodePath.of(2))).hasValue(ScoreNode.of(C3));
    assertThat(SCORE.find(NodePath.of(2, 0))).isEmpty();
    assertThat(SCORE.next(NodePath.of(3))).isEmpty();
  }

  @Test
  void siblingsChangePlaces() {
    assertThat(firstMoves(SCORE.promote(NodePath.of(2)).score())).containsExactly(C3, A3, B3);
    assertThat(firstMoves(SCORE.moveUp(NodePath.of(2)).score())).containsExactly(A3, C3, B3);
    assertThat(firstMoves(SCORE.moveDown(NodePath.of(0)).score())).containsExactly(B3, A3, C3);
    assertThat(SCORE.moveUp(NodePath.of(0)).score()).isEqualTo(SCORE);
    assertThat(SCORE.moveDown(NodePath.of(2)).score()).isEqualTo(SCORE);
    assertThat(SCORE.moveDown(NodePath.of(0)).path()).isEqualTo(NodePath.of(1));
  }

  @Test
  void deletingTakesAllThatFollows() {
    Placed deleted = SCORE.delete(NodePath.of(0, 0));
    assertThat(deleted.path()).isEqualTo(NodePath.of(0));
    assertThat(deleted.score().size()).isEqualTo(3);
    assertThat(SCORE.size()).isEqualTo(5);
  }

  @Test
  void remarksAreSetOnNodesAndOnTheDiagram() {
    Annotation key = Annotation.comment("en", "the key").with(Glyph.GOOD);
    Score score = SCORE.annotate(NodePath.of(1), key).annotate(NodePath.ROOT, key);
    assertThat(score.annotation(NodePath.of(1))).isEqualTo(key);
    assertThat(score.annotation(NodePath.ROOT)).isEqualTo(key);
    assertThat(score.annotation(NodePath.of(0))).isEqualTo(Annotation.NONE);
    assertThat(firstMoves(score)).containsExactly(A3, B3, C3);
  }

  @Test
  void aPathWithoutANodeIsRefused() {
    NodePath nowhere = NodePath.of(5);
    assertThatThrownBy(() -> SCORE.play(nowhere, A3)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> SCORE.delete(nowhere)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> SCORE.delete(NodePath.ROOT))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> SCORE.promote(nowhere)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> SCORE.moves(nowhere)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> SCORE.annotate(nowhere, Annotation.NONE))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void theSameMoveCannotStandTwice() {
    assertThatThrownBy(
            () -> new Score(Annotation.NONE, List.of(ScoreNode.of(A3), ScoreNode.of(A3))))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aMoveHasOneJudgementAndAPositionTooButAnyNumberOfObservations() {
    Annotation annotation =
        Annotation.NONE.with(Glyph.GOOD).with(new Glyph(16)).with(Glyph.ZUGZWANG);
    annotation = annotation.with(Glyph.BLUNDER).with(new Glyph(146)).with(new Glyph(19));
    assertThat(annotation.glyphs()).extracting(Glyph::number).containsExactly(4, 19, 22, 146);
  }

  @Test
  void ofATreeForAnotherDiagramStaysWhatIsLegal() {
    Move illegal = Move.of(Square.A1, Square.A5);
    Score score =
        SCORE
            .play(NodePath.of(1), List.of(illegal, A3))
            .score()
            .play(NodePath.ROOT, illegal)
            .score();
    PlainPosition position = PlainPosition.of(StartPosition.of(RuleSet.STANDARD), RuleSet.STANDARD);
    assertThat(LegalPart.of(score, position)).isEqualTo(SCORE);
    assertThat(LegalPart.of(SCORE, position)).isSameAs(SCORE);
  }

  @Test
  void playingEveryLineOfATreeAgainMakesTheSameTree() {
    RandomScores samples = new RandomScores(RuleSet.STANDARD, 1);
    for (Score score : Stream.generate(samples::next).limit(300).map(s -> s.score()).toList()) {
      assertThat(replayed(score, NodePath.ROOT, Score.EMPTY)).isEqualTo(score);
    }
  }

  @Test
  void whatIsDeletedAndPromotedAtRandomLeavesTheRestAsItWas() {
    SplittableRandom random = new SplittableRandom(2);
    RandomScores samples = new RandomScores(RuleSet.STANDARD, 2);
    for (int i = 0; i < 300; i++) {
      Score score = samples.next().score();
      if (score.lines().isEmpty()) {
        continue;
      }
      NodePath path = NodePath.ROOT.child(random.nextInt(score.lines().size()));
      ScoreNode node = score.find(path).orElseThrow();
      assertThat(score.delete(path).score().size()).isEqualTo(score.size() - node.size());
      Placed promoted = score.promote(path);
      assertThat(promoted.score().find(promoted.path())).hasValue(node);
      assertThat(promoted.score().lines()).containsExactlyInAnyOrderElementsOf(score.lines());
    }
  }

  @Test
  void aLineMayNotBeEndless() {
    Score score = Score.EMPTY;
    NodePath path = NodePath.ROOT;
    for (int i = 0; i < Score.LONGEST; i++) {
      Placed placed = score.play(path, A3);
      score = placed.score();
      path = placed.path();
    }
    Score full = score;
    NodePath end = path;
    assertThatThrownBy(() -> full.play(end, A3)).hasMessageContaining("1000");
  }

  private static List<Move> firstMoves(Score score) {
    return score.lines().stream().map(ScoreNode::move).toList();
  }

  private static Score replayed(Score from, NodePath path, Score to) {
    Score copy = to.annotate(path, from.annotation(path));
    for (int i = 0; i < from.next(path).size(); i++) {
      Move move = from.next(path).get(i).move();
      Placed placed = copy.play(path, move);
      copy = replayed(from, placed.path(), placed.score());
    }
    return copy;
  }
}
