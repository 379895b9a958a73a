package org.mansuba.export.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mansuba.board.Square;
import org.mansuba.export.format.Samples;
import org.mansuba.notation.Letters;
import org.mansuba.rules.Move;
import org.mansuba.score.Annotation;
import org.mansuba.score.Glyph;
import org.mansuba.score.NodePath;
import org.mansuba.score.Score;
import org.mansuba.score.ScoreNode;
import org.mansuba.words.Language;
import org.mansuba.words.Words;

class SolutionScoreTest {
  private static final Style STYLE = Style.of(Language.ENGLISH, Letters.STANDARD);

  @Test
  void theMainLineHasNoVariations() {
    Score score =
        score(new SolutionExtent(SolutionExtent.Depth.MAIN_LINE, SolutionExtent.Duals.SHOWN));
    NodePath end = score.end(NodePath.ROOT);
    assertThat(end.depth()).isEqualTo(11);
    assertThat(score.size()).isEqualTo(11);
  }

  @Test
  void dualsCanBeLeftOut() {
    Score with = score(SolutionExtent.USUAL);
    Score without =
        score(new SolutionExtent(SolutionExtent.Depth.USUAL, SolutionExtent.Duals.HIDDEN));
    NodePath afterThird = NodePath.of(0, 0, 0, 0, 0, 0);
    assertThat(with.next(afterThird))
        .extracting(ScoreNode::move)
        .containsExactlyInAnyOrder(Move.of(Square.E5, Square.F3), Move.of(Square.E5, Square.F7));
    assertThat(without.next(afterThird)).hasSize(1);
  }

  @Test
  void theKeyIsMarkedAndTheFullTreeHasAtLeastTheUsualOne() {
    Score score = score(SolutionExtent.USUAL);
    assertThat(score.annotation(NodePath.of(0)).glyphs()).containsExactly(Glyph.GOOD);
    assertThat(
            score(new SolutionExtent(SolutionExtent.Depth.FULL, SolutionExtent.Duals.SHOWN)).size())
        .isGreaterThanOrEqualTo(score.size());
  }

  @Test
  void theAuthorsTreeStandsBeforeWhatIsFound() {
    Score found = score(SolutionExtent.USUAL);
    Move other = Move.of(Square.G3, Square.H4);
    Score author =
        Score.EMPTY
            .play(NodePath.ROOT, List.of(other))
            .score()
            .play(NodePath.ROOT, Move.of(Square.C4, Square.E5))
            .score()
            .annotate(NodePath.of(1), Annotation.comment("en", "!").with(Glyph.BRILLIANT));
    Score both = Overlay.of(author, found);
    assertThat(both.lines().getFirst().move()).isEqualTo(other);
    assertThat(both.annotation(NodePath.of(1)))
        .isEqualTo(Annotation.comment("en", "!").with(Glyph.BRILLIANT));
    assertThat(both.size()).isEqualTo(found.size() + 1);
    assertThat(Overlay.of(Score.EMPTY, found)).isEqualTo(found);
    assertThat(Overlay.of(found, found)).isEqualTo(found);
  }

  @Test
  void whereAnEarlierPrintingWasCutIsNoneOfTheAuthorsRemarks() {
    Score found = score(SolutionExtent.USUAL);
    for (String cut :
        List.of("and 5 more", "and 5 more, not worked out", "and at most 5 more, not worked out")) {
      Score author =
          Score.EMPTY
              .play(NodePath.ROOT, Move.of(Square.C4, Square.E5))
              .score()
              .annotate(NodePath.of(0), Annotation.comment("en", cut));
      assertThat(Overlay.of(author, found)).as(cut).isEqualTo(found);
    }
    Score author =
        Score.EMPTY
            .play(NodePath.ROOT, Move.of(Square.C4, Square.E5))
            .score()
            .annotate(NodePath.of(0), Annotation.comment("en", "and 5 more men"));
    assertThat(Overlay.of(author, found).annotation(NodePath.of(0)).comment("en"))
        .contains("and 5 more men");
  }

  @ParameterizedTest
  @EnumSource
  void thatAnEarlierPrintingHadOneLineIsNoRemarkOfTheAuthor(Language language) {
    Score found = score(SolutionExtent.USUAL);
    NodePath key = NodePath.of(0);
    String alone = Words.of(language).text("unfollowed.line");
    Move reply = found.lines().getFirst().children().getFirst().move();
    Score author =
        Score.EMPTY
            .play(NodePath.ROOT, List.of(Move.of(Square.C4, Square.E5), reply))
            .score()
            .annotate(key, Annotation.comment(language.code(), alone));
    assertThat(Overlay.of(author, found)).isEqualTo(found);
  }

  @Test
  void theSameWordsOnAMoveThatTheAuthorGoesOnFromAreHis() {
    Score found = score(SolutionExtent.USUAL);
    Move reply = found.lines().getFirst().children().getFirst().move();
    for (String words : List.of("as elsewhere", "and 3 more", "and 5 more, not worked out")) {
      Score author =
          Score.EMPTY
              .play(NodePath.ROOT, List.of(Move.of(Square.C4, Square.E5), reply))
              .score()
              .annotate(NodePath.of(0), Annotation.comment("en", words));
      assertThat(Overlay.of(author, found).annotation(NodePath.of(0)).comment("en"))
          .contains(words);
    }
  }

  @Test
  void theSameWordsWhereNothingIsLeftToFollowAreTheAuthors() {
    Score found = score(SolutionExtent.USUAL);
    NodePath mate = found.end(NodePath.ROOT);
    for (Language language : Language.values()) {
      String words = Words.of(language).text("transposes");
      Annotation his = found.annotation(mate).withComment(language.code(), words);
      Score author = found.annotate(mate, his);
      assertThat(Overlay.of(author, found).annotation(mate)).as(words).isEqualTo(his);
    }
  }

  @Test
  void theSameWordsBeforeTheFirstMoveAreTheAuthors() {
    Score author = Score.EMPTY.annotate(NodePath.ROOT, Annotation.comment("en", "as elsewhere"));
    assertThat(Overlay.of(author, score(SolutionExtent.USUAL)).annotation().comment("en"))
        .contains("as elsewhere");
  }

  private static Score score(SolutionExtent detail) {
    return SolutionScore.of(Samples.problem("check"), Samples.report("check"), detail, STYLE);
  }
}
