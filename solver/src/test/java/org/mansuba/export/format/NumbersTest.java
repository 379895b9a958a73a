package org.mansuba.export.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.mansuba.analysis.soundness.CheckListener;
import org.mansuba.analysis.soundness.CheckRequest;
import org.mansuba.analysis.soundness.Plan;
import org.mansuba.analysis.soundness.SoundnessCheck;
import org.mansuba.export.sheet.Sheet;
import org.mansuba.export.sheet.SolutionExtent;
import org.mansuba.export.sheet.Style;
import org.mansuba.notation.Fen;
import org.mansuba.notation.Letters;
import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.StipulationText;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;
import org.mansuba.words.Language;
import org.openpdf.text.pdf.PdfReader;
import org.openpdf.text.pdf.parser.PdfTextExtractor;

/**
 * The numbers of moves, whichever side attacks and whichever begins. The problems are one of the
 * library whose solution is published, the same with the colours exchanged, and a skewer that can
 * be verified by hand.
 */
class NumbersTest {
  @Test
  void whiteAttacksAndBegins() throws IOException {
    Sheet sheet = Samples.sheet("abu-naim");
    everyTextHas(sheet, "1...Rhe7 2.Nh5#", "1.Nh5+! Rxh5 2.Rxg6+ Kxg6 3.Re6#");
    assertThat(text(Format.POPEYE, sheet))
        .contains("   1...Rh7-e7\n           2.Ng3-h5 #\n")
        .contains("   1.Ng3-h5 + !\n       1...Rh7*h5\n           2.Rg1*g6 +\n")
        .contains("3.Re1-e6 #\n");
    assertThat(text(Format.PGN, sheet))
        .contains("[Result \"1-0\"]")
        .contains("1. Nh5+ $1 (1. Re6+ $2 Kxe6 $1) 1... Rxh5 2. Rxg6+ Kxg6 3. Re6#");
  }

  @Test
  void blackAttacksAndBegins() throws IOException {
    Sheet sheet = sheet("4r1r1/8/6n1/5p2/5P2/5KN1/3R3R/6k1 b", "Black mates in 3");
    everyTextHas(sheet, "1.Rhe2 Nh4#", "1...Nh4+! 2.Rxh4 Rxg3+ 3.Kxg3 Re3#");
    assertThat(text(Format.POPEYE, sheet))
        .contains("   1...Rh2-e2\n           2.Ng6-h4 #\n")
        .contains("   1.Ng6-h4 + !\n       1...Rh2*h4\n           2.Rg8*g3 +\n")
        .contains("3.Re8-e3 #\n");
    assertThat(text(Format.PGN, sheet))
        .contains("[Result \"0-1\"]")
        .contains("1... Nh4+ $1 (1... Re3+ $2 2. Kxe3 $1) 2. Rxh4 Rxg3+ 3. Kxg3 Re3#");
  }

  @Test
  void whiteAttacksAndBlackBegins() throws IOException {
    Sheet sheet = sheet("r6k/8/6K1/8/8/8/8/R6R b", "White mates in 1");
    everyTextHas(sheet, "0...Kg8 1.Rxa8#");
    assertThat(text(Format.POPEYE, sheet)).contains("   0...Kh8-g8\n           1.Ra1*a8 #\n");
    assertThat(text(Format.PGN, sheet)).contains("[Result \"1-0\"]").contains("1... Kg8 2. Rxa8#");
  }

  @Test
  void blackAttacksAndWhiteBegins() throws IOException {
    Sheet sheet = sheet("r6r/8/8/8/8/6k1/8/R6K w", "Black mates in 1");
    everyTextHas(sheet, "1.Kg1 Rxa1#");
    assertThat(text(Format.POPEYE, sheet)).contains("   0...Kh1-g1\n           1.Ra8*a1 #\n");
    assertThat(text(Format.PGN, sheet)).contains("[Result \"0-1\"]").contains("1. Kg1 Rxa1#");
  }

  /** Looks for lines of moves in every format that prints the sheet as it stands. */
  private static void everyTextHas(Sheet sheet, String... lines) throws IOException {
    for (String line : lines) {
      assertThat(text(Format.TEXT, sheet)).contains("\n" + line);
      assertThat(text(Format.MARKDOWN, sheet).replaceAll("[*\\\\]", "")).contains("- " + line);
      assertThat(text(Format.HTML, sheet).replaceAll("<[^>]*>", "")).contains(line);
      assertThat(text(Format.LATEX, sheet).replaceAll("\\\\textbf\\{([^}]*)}", "$1"))
          .contains(" " + line.replace("#", "\\#"));
      try (PdfReader reader = new PdfReader(Format.PDF.write(sheet))) {
        assertThat(new PdfTextExtractor(reader).getTextFromPage(1)).contains(line);
      }
    }
  }

  private static Sheet sheet(String fen, String stipulation) {
    Problem problem = Problem.of(Fen.read(fen));
    problem = problem.withStipulation(StipulationText.read(stipulation, problem.setup().toMove()));
    CheckRequest request =
        new CheckRequest(problem, Plan.USUAL, Limits.UNLIMITED.withMemory(1 << 24));
    var report = SoundnessCheck.check(request, CheckListener.silent(), new Cancellation());
    return Sheet.of(
        problem, report, SolutionExtent.USUAL, Style.of(Language.ENGLISH, Letters.STANDARD));
  }

  private static String text(Format format, Sheet sheet) {
    return new String(format.write(sheet), StandardCharsets.UTF_8);
  }
}
