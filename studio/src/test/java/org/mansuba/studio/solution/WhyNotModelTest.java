package org.mansuba.studio.solution;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.mansuba.problem.Library;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.score.Glyph;
import org.mansuba.score.NodePath;
import org.mansuba.studio.InlineRunner;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.notice.Notice;
import org.mansuba.studio.notice.Notices;
import org.mansuba.studio.solve.SolveModel;
import org.mansuba.studio.solve.StudioAnswers;

/** Asking why a move is not the one to play, about Dilaram's mate in six. */
final class WhyNotModelTest {
  private final Document document = new Document();
  private final Notices notices = new Notices();
  private final Texts texts = new Texts();
  private final ScoreModel score = new ScoreModel(document, notices, texts);
  private final SolveModel solve =
      new SolveModel(
          document,
          StudioAnswers.of(new InlineRunner(), notices),
          new InlineRunner(),
          notices,
          texts);
  private final WhyNotModel why =
      new WhyNotModel(document, score, solve, new InlineRunner(), notices, texts);

  @BeforeEach
  void open() {
    document.open(Library.find("dilaram").orElseThrow());
  }

  private Notice notice() {
    return notices.latestProperty().get().orElseThrow();
  }

  @Test
  void theFirstMoveOfThePublishedSolutionIsAsGoodAsAny() {
    score.edits().play("Rh8");
    why.ask();
    assertThat(notice().text()).isEqualTo("1.Rh8+ is best play: mate in 5 from here.");
    assertThat(why.busyProperty().get()).isFalse();
  }

  /** Black threatens mate on a2, so a move without check cannot win in time. */
  @Test
  void aQuietMoveIsRefutedAndTheRefutationGoesIntoTheScoreAtOnce() {
    score.edits().play("Rh7");
    why.ask();
    assertThat(notice().text()).startsWith("Refuted: 1.Rh7").contains("Correct is 1.Rh8+");
    var before = document.problem();
    notice().answers().getFirst().action().run();
    NodePath refutation = NodePath.of(0, 0);
    assertThat(score.path()).isEqualTo(refutation);
    assertThat(score.score().annotation(NodePath.of(0)).glyphs()).containsExactly(Glyph.MISTAKE);
    assertThat(score.score().annotation(refutation).glyphs()).containsExactly(Glyph.GOOD);
    document.undo();
    assertThat(document.problem()).isEqualTo(before);
  }

  @Test
  void withoutANumberTheProblemIsToBeSolvedFirst() {
    document.open(
        document
            .problem()
            .withStipulation(document.problem().stipulation().in(Stipulation.ANY_LENGTH)));
    score.edits().play("Rh7");
    why.ask();
    assertThat(notice().text()).contains("Solve the problem first");
    solve.start();
    why.ask();
    assertThat(notice().text()).startsWith("Refuted");
  }

  @Test
  void nothingIsAskedAboutTheDiagram() {
    why.ask();
    assertThat(notices.latestProperty().get()).isEmpty();
  }
}
