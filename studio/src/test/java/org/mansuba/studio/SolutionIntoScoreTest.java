package org.mansuba.studio;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mansuba.problem.Problem;
import org.mansuba.score.Glyph;
import org.mansuba.score.NodePath;
import org.mansuba.studio.app.Mode;
import org.mansuba.studio.app.StudioModel;
import org.mansuba.studio.i18n.Texts;

/** The whole solution that a check has found, in the score. */
final class SolutionIntoScoreTest {
  private final StudioModel model =
      new StudioModel(new Texts(), new InlineRunner(), new NoQuestions());

  @Test
  void everyVariationGoesInAtOnceBesideTheAuthorsRemarksAndOutAgainByOneUndo() {
    model.opening().open("dilaram");
    model.score().edits().play("Rh8");
    model.score().edits().comment("the first sacrifice");
    Problem before = model.document().problem();
    model.searches().toggleCheck();
    model.takeover().solution();
    assertThat(model.modeProperty().get()).isEqualTo(Mode.SCORE);
    var published = before.published().lines().getFirst().moves();
    var tree = model.score().score();
    assertThat(tree.play(NodePath.ROOT, published).score()).isEqualTo(tree);
    assertThat(tree.annotation(NodePath.of(0)).comment("en")).contains("the first sacrifice");
    assertThat(tree.annotation(NodePath.of(0)).glyphs()).containsExactly(Glyph.GOOD);
    model.document().undo();
    assertThat(model.document().problem()).isEqualTo(before);
  }
}
