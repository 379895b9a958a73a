package org.mansuba.export.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.mansuba.analysis.soundness.CutReport;
import org.mansuba.analysis.soundness.FirstMoves;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.analysis.soundness.Soundness;
import org.mansuba.analysis.soundness.Stage;
import org.mansuba.export.sheet.Sheet;
import org.mansuba.export.sheet.SolutionExtent;
import org.mansuba.export.sheet.Style;
import org.mansuba.notation.Letters;
import org.mansuba.problem.ProblemException;
import org.mansuba.problem.ProblemJson;
import org.mansuba.search.Bounds;
import org.mansuba.words.Language;

/** Whatever note of a check is written into a problem file is understood when it is read. */
class CheckNoteTest {
  private static final List<Soundness> VERDICTS =
      List.of(
          new Soundness.Sound(3),
          new Soundness.Cooked(3),
          new Soundness.ShortSolution(3, 2),
          new Soundness.NoSolution(2),
          new Soundness.Undecided(new Bounds(1, 3)));

  @Test
  void everyVerdictIsReadBack() {
    assertThat(VERDICTS)
        .extracting(Object::getClass)
        .containsExactlyInAnyOrder(Soundness.class.getPermittedSubclasses());
    for (Soundness verdict : VERDICTS) {
      assertReadBack(file(verdict, SolutionExtent.Depth.USUAL, Set.of()), verdict.word());
    }
  }

  @Test
  void everyDepthIsReadBack() {
    for (SolutionExtent.Depth depth : SolutionExtent.Depth.values()) {
      assertReadBack(file(VERDICTS.getFirst(), depth, Set.of()), depth.word());
    }
  }

  @Test
  void everyStageIsReadBack() {
    String[] words = Stream.of(Stage.values()).map(Stage::word).toArray(String[]::new);
    assertReadBack(
        file(VERDICTS.getFirst(), SolutionExtent.Depth.USUAL, EnumSet.allOf(Stage.class)), words);
  }

  /** The file can be read with all of these words in its note, and not with any of them spoilt. */
  private static void assertReadBack(String file, String... words) {
    assertThat(ProblemJson.read(file, "t.json")).hasSize(1);
    for (String word : words) {
      String quoted = '"' + word + '"';
      int at = file.indexOf(quoted, file.indexOf("\"check\""));
      assertThat(at).as(word).isPositive();
      String spoilt = file.substring(0, at) + "\"x" + file.substring(at + 1);
      assertThatThrownBy(() -> ProblemJson.read(spoilt, "t.json"))
          .isInstanceOf(ProblemException.class)
          .hasMessageContaining("x" + word);
    }
  }

  private static String file(Soundness verdict, SolutionExtent.Depth depth, Set<Stage> unfinished) {
    Report report =
        CutReport.of(
            verdict,
            new FirstMoves(List.of(), new Bounds(2, 3), 2, 2),
            List.of(),
            List.of(),
            unfinished);
    Sheet sheet =
        Sheet.of(
            Samples.problem("abu-naim"),
            report,
            new SolutionExtent(depth, SolutionExtent.Duals.SHOWN),
            Style.of(Language.ENGLISH, Letters.STANDARD));
    return new String(Format.JSON.write(sheet), StandardCharsets.UTF_8);
  }
}
