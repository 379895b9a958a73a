package org.mansuba.studio.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mansuba.analysis.soundness.Soundness;
import org.mansuba.problem.Library;
import org.mansuba.studio.InlineRunner;
import org.mansuba.studio.NoQuestions;
import org.mansuba.studio.app.StudioModel;
import org.mansuba.studio.i18n.Texts;

/** Checking soundness, and going to what was found. */
final class CheckModelTest {
  private final Texts texts = new Texts();
  private final StudioModel studio = new StudioModel(texts, new InlineRunner(), new NoQuestions());

  @Test
  void checkIsShortAndItsDualLeadsToThePositionAtMoveFour() {
    studio.opening().open(Library.find("check").orElseThrow());
    studio.searches().toggleCheck();
    var report = studio.check().state().report().orElseThrow();
    assertThat(report.verdict()).isEqualTo(new Soundness.ShortSolution(6, 5));
    List<CheckRow> rows = CheckRows.of(studio.document().problem(), report, texts);
    CheckRow dual =
        rows.stream()
            .filter(r -> r.text().startsWith("4.") && r.moves().size() == 6)
            .findFirst()
            .orElseThrow();
    assertThat(dual.text()).contains("Nf3+").contains("Nf7+");
    var before = studio.document().problem();
    studio.score().visit(dual.moves());
    assertThat(studio.board().setupProperty().get().toMove()).isEqualTo(before.setup().toMove());
    assertThat(studio.board().setupProperty().get()).isNotEqualTo(before.setup());
    assertThat(studio.document().problem()).isEqualTo(before);
    studio.score().edits().keepVisited();
    assertThat(studio.document().problem().solution().size()).isEqualTo(6);
  }

  @Test
  void aLimitLeavesTheVerdictUndecided() {
    studio.opening().open(Library.find("dilarams-legacy").orElseThrow());
    studio.solve().limits().nodesProperty().set("2000");
    studio.searches().toggleCheck();
    var report = studio.check().state().report().orElseThrow();
    assertThat(report.verdict()).isInstanceOf(Soundness.Undecided.class);
    SoundnessTexts words = new SoundnessTexts(studio.document().problem(), texts);
    assertThat(words.sentence(report)).startsWith("Undecided: ");
  }
}
