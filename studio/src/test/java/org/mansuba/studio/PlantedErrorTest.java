package org.mansuba.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mansuba.board.Side;
import org.mansuba.export.format.Format;
import org.mansuba.notation.Fen;
import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.StipulationText;
import org.mansuba.rules.fast.SteppingAlfils;
import org.mansuba.studio.app.StudioModel;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.notice.Notice;
import org.mansuba.studio.solution.WhyNotModel;
import org.mansuba.studio.soundness.VerdictKind;

/**
 * The window shows, exports and keeps no answer found by wrong rules: the plain rules, which share
 * no code with those of the search, contradict it, and a warning appears instead.
 */
final class PlantedErrorTest {
  /** Only an alfil that steps from e5 to f6 mates at once. */
  private static final Problem PROBLEM =
      Problem.of(Fen.read("7k/R7/8/4A3/8/8/2p5/4K1R1 w"))
          .withStipulation(StipulationText.read("mate in 1", Side.WHITE));

  @TempDir private Path folder = Path.of("");

  private final Texts texts = new Texts();
  private final StudioModel studio =
      new StudioModel(
          texts,
          new InlineRunner(),
          new NoQuestions() {
            @Override
            public Optional<Path> save(String suggestion) {
              return Optional.of(folder.resolve("kept"));
            }
          });
  private final SteppingAlfils error = new SteppingAlfils();

  @BeforeEach
  void open() {
    studio.opening().open(PROBLEM);
  }

  @AfterEach
  void correct() {
    error.close();
  }

  private void assertContradicted() {
    Notice notice = studio.notices().latestProperty().get().orElseThrow();
    assertThat(notice.tone()).isEqualTo(Notice.Tone.ERROR);
    assertThat(notice.text()).contains("An independent check contradicted", "e5f6 is not legal");
    assertThat(studio.verdicts().of(PROBLEM.question())).isEqualTo(VerdictKind.UNCHECKED);
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void noSolutionIsShown() {
    studio.searches().toggleSolve();

    assertContradicted();
    assertThat(studio.solve().state().solution()).isEmpty();
    assertThat(studio.solve().state().line()).isEmpty();
  }

  @Test
  void noReportIsShown() {
    studio.searches().toggleCheck();

    assertContradicted();
    assertThat(studio.check().state().report()).isEmpty();
  }

  @Test
  void noVerdictOfALibraryIsKept() {
    studio.library().load(List.of(PROBLEM));
    studio.searches().toggleShelf();

    assertContradicted();
  }

  @Test
  void noMoveIsJudgedByIt() {
    studio.score().edits().play("Kd2");
    new WhyNotModel(
            studio.document(),
            studio.score(),
            studio.solve(),
            new InlineRunner(),
            studio.notices(),
            texts)
        .ask();

    assertContradicted();
  }

  @ParameterizedTest
  @EnumSource
  void nothingOfItIsExported(Format format) {
    studio.export().shownProperty().set(true);
    studio.export().choose(format);
    studio.searches().toggleCheck();

    assertContradicted();
    assertThat(studio.check().state().report()).isEmpty();
  }
}
