package org.mansuba.export.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.mansuba.analysis.soundness.CheckListener;
import org.mansuba.analysis.soundness.CheckRequest;
import org.mansuba.analysis.soundness.Plan;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.analysis.soundness.SoundnessCheck;
import org.mansuba.analysis.soundness.Stage;
import org.mansuba.analysis.soundness.Stop;
import org.mansuba.analysis.tree.SolutionTree;
import org.mansuba.analysis.tree.Variation;
import org.mansuba.export.sheet.Sheet;
import org.mansuba.export.sheet.SolutionExtent;
import org.mansuba.export.sheet.Style;
import org.mansuba.notation.Letters;
import org.mansuba.notation.pgn.Pgn;
import org.mansuba.problem.Problem;
import org.mansuba.search.Bounds;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;
import org.mansuba.words.Language;
import org.openpdf.text.pdf.PdfReader;
import org.openpdf.text.pdf.parser.PdfTextExtractor;

/** How formats mark an incomplete solution. */
class CutTest {
  private static final Style STYLE = Style.of(Language.ENGLISH, Letters.STANDARD);

  @ParameterizedTest
  @EnumSource(
      value = Format.class,
      names = {"SVG", "PNG"},
      mode = EnumSource.Mode.EXCLUDE)
  void everyFormatButPicturesTellsWhatIsProvedBeforeTheVerdict(Format format) {
    Problem problem = Samples.problem("dilarams-legacy");
    Report report =
        SoundnessCheck.check(
            new CheckRequest(problem, Plan.USUAL, Limits.UNLIMITED.withNodes(50_000)),
            CheckListener.silent(),
            new Cancellation());
    int proved = report.first().bounds().noneIn();
    assertThat(proved).isPositive();
    String text = text(format, Sheet.of(problem, report, SolutionExtent.USUAL, STYLE));
    if (format == Format.JSON) {
      assertThat(text).contains("\"verdict\": \"undecided\"", "\"lowerBound\": " + proved);
    } else {
      assertThat(text.replaceAll("\\s+", " ")).containsPattern("Undecided: .* in " + proved);
    }
  }

  @Test
  void aVariationThatALimitCutSaysSoInItsPlace() {
    Sheet sheet = cut(SolutionExtent.USUAL);
    assertThat(text(Format.TEXT, sheet)).contains("1.Nh5+! Rxh5 [and 2 more, not worked out]");
    String record = text(Format.PGN, sheet);
    assertThat(record)
        .contains("1... Rxh5 {and 2 more, not worked out}")
        .contains("[Verdict \"Sound: mate in 3, unique key, no shorter solution (proved).")
        .contains("Not finished: variations.");
    assertThat(Pgn.read(record).getFirst().score()).isEqualTo(sheet.score());
    assertThat(text(Format.JSON, sheet))
        .contains("\"unfinished\": [\"solution\"]", "\"extent\": \"usual\"");
    assertThat(text(Format.POPEYE, sheet))
        .contains("1...Rh7*h5\n\n")
        .contains("Not finished: variations.");
  }

  @ParameterizedTest
  @EnumSource(
      value = Format.class,
      names = {"TEXT", "PGN", "MARKDOWN", "HTML", "LATEX"})
  void aWinThatIsNotProvedShortestIsToldByHowLongItTakesAtMost(Format format) {
    Report report = Samples.reportOfOpenLength("abu-naim", new Bounds(1, 3));
    String text =
        text(format, Sheet.of(Samples.problem("abu-naim"), report, SolutionExtent.USUAL, STYLE))
            .replaceAll("\\s+", " ");
    assertThat(text).contains("and at most 2 more, not worked out").doesNotContain("and 2 more");
  }

  @ParameterizedTest
  @CsvSource({
    "RUSSIAN, не больше 2",
    "POLISH, najwyżej 2",
    "ARABIC, 2 على الأكثر",
    "PERSIAN, حداکثر 2"
  })
  void soInEveryLanguage(Language language, String atMost) {
    Report report = Samples.reportOfOpenLength("abu-naim", new Bounds(1, 3));
    Style style = Style.of(language, Letters.STANDARD);
    assertThat(
            text(
                Format.TEXT,
                Sheet.of(Samples.problem("abu-naim"), report, SolutionExtent.USUAL, style)))
        .contains(atMost);
  }

  @Test
  void theMainLineAloneIsCalledSo() {
    SolutionExtent mainLine =
        new SolutionExtent(SolutionExtent.Depth.MAIN_LINE, SolutionExtent.Duals.SHOWN);
    Sheet sheet = Samples.sheet("abu-naim", mainLine, Language.ENGLISH, Letters.STANDARD);
    for (Format format : List.of(Format.TEXT, Format.PGN, Format.POPEYE, Format.HTML)) {
      assertThat(text(format, sheet)).contains("Only the main line is printed.");
    }
    assertThat(text(Format.JSON, sheet)).contains("\"extent\": \"main-line\"");
    assertThat(text(Format.POPEYE, sheet)).doesNotContain(" ?\n");
  }

  /** The first move of a solution with its answer, as if a limit had come then. */
  private static Sheet cut(SolutionExtent detail) {
    Report whole = Samples.report("abu-naim");
    Variation key = whole.tree().first().getFirst();
    Variation answer = key.next().getFirst();
    Variation bare =
        new Variation(
            answer.move(),
            answer.role(),
            answer.left(),
            answer.spare(),
            answer.sequel(),
            List.of());
    Variation first =
        new Variation(key.move(), key.role(), key.left(), key.spare(), key.sequel(), List.of(bare));
    Report report =
        new Report(
            whole.verdict(),
            whole.first(),
            whole.keys(),
            whole.slower(),
            whole.effects(),
            whole.setPlay(),
            whole.tries(),
            new SolutionTree(3, List.of(first), 1, 1),
            whole.duals(),
            whole.lines(),
            Set.of(Stage.SOLUTION),
            Stop.AT_A_LIMIT,
            whole.nodes(),
            whole.elapsed());
    return Sheet.of(Samples.problem("abu-naim"), report, detail, STYLE);
  }

  private static String text(Format format, Sheet sheet) {
    byte[] bytes = format.write(sheet);
    if (format != Format.PDF) {
      return new String(bytes, StandardCharsets.UTF_8);
    }
    try (PdfReader reader = new PdfReader(bytes)) {
      return new PdfTextExtractor(reader).getTextFromPage(1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
