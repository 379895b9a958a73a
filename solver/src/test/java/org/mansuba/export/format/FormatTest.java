package org.mansuba.export.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mansuba.export.sheet.Sheet;
import org.mansuba.export.sheet.SolutionExtent;
import org.mansuba.export.sheet.Style;
import org.mansuba.notation.Letters;
import org.mansuba.notation.pgn.Pgn;
import org.mansuba.problem.ProblemJson;
import org.mansuba.problem.Source;
import org.mansuba.words.Language;
import org.openpdf.text.pdf.PdfReader;
import org.openpdf.text.pdf.parser.PdfTextExtractor;
import org.w3c.dom.Document;

class FormatTest {
  @Test
  void textTellsVerdictTriesKeyVariationsDualsAndWhatIsPublishedWrong() {
    assertThat(text(Format.TEXT, Samples.sheet("check")))
        .contains("White wins in 9   13 + 8")
        .contains("Short: win in 6, 3 moves fewer than stipulated; no shorter solution (proved).")
        .contains("\n\nKey\n1.Ne5+! Ke4 2.Re2+ Kd5 3.Nb6+ Ke6\n")
        .contains("\n   4...Kf6 5.Nd5#\n")
        .contains("4.Nf3+ or 4.Nf7+ after 1.Ne5+ Ke4 2.Re2+ Kd5 3.Nb6+ Ke6: saves 3 moves")
        .contains("Claimed: win in 9; true length: 6 moves.");
    assertThat(text(Format.TEXT, Samples.sheet("dilaram")))
        .contains("Sound: mate in 6")
        .contains("\n\nTries\n1.Nh6+? but 1...Kf8!\n")
        .contains("[and 2 more]")
        .contains("3.Rxh2+ Kg8 4.Rh8+ Kxh8 5.g7+ Kg8 6.Nh6#")
        .contains("\nNo duals in ");
  }

  @Test
  void linesOfTextAreNoLongerThanATerminal() {
    for (String id : List.of("check", "dilaram")) {
      assertThat(text(Format.TEXT, Samples.sheet(id)).lines()).allMatch(l -> l.length() <= 79);
    }
  }

  @Test
  void popeyeTextHasTriesWithButKeyAndRepliesIndented() {
    assertThat(text(Format.POPEYE, Samples.sheet("abu-naim")))
        .contains("#3")
        .contains("5 + 5\n")
        .contains("   1.Re1-e6 + ?\n    but\n       1...Kf6*e6 !\n")
        .contains("   1.Ng3-h5 + !\n       1...Rh7*h5\n           2.Rg1*g6 +\n")
        .contains("3.Re1-e6 #\n");
  }

  @Test
  void pgnAndJsonReadBackToTheSameTree() {
    for (String id : List.of("check", "dilaram", "abu-naim")) {
      Sheet sheet = Samples.sheet(id);
      assertThat(Pgn.read(text(Format.PGN, sheet)).getFirst().score()).isEqualTo(sheet.score());
      assertThat(ProblemJson.read(text(Format.JSON, sheet), id).getFirst().solution())
          .isEqualTo(sheet.score());
    }
  }

  @Test
  void anHtmlPageNeedsNothingElseAndEveryMoveCanBeChosen() {
    Sheet sheet = Samples.sheet("check");
    String page = text(Format.HTML, sheet);
    assertThat(page).doesNotContain("src=", "@import", "url(", "<link");
    assertThat(page.replace("http://www.w3.org/2000/svg", "")).doesNotContain("http");
    List<String> nodes =
        Pattern.compile("data-node=\"([^\"]*)\"")
            .matcher(page)
            .results()
            .map(r -> r.group(1))
            .toList();
    assertThat(nodes).doesNotHaveDuplicates().hasSize(sheet.score().size() + 1);
    assertThat(
            Pattern.compile("data-before=\"([^\"]*)\"")
                .matcher(page)
                .results()
                .map((MatchResult r) -> r.group(1)))
        .hasSize(sheet.score().size())
        .allMatch(nodes::contains);
  }

  @Test
  void textOfAProblemCannotBecomePartOfAPageOrDocument() {
    String evil = "</title><script>alert(1)</script> \\input{x} $&%#_{}^~";
    Sheet sheet =
        Sheet.of(
            Samples.problem("abu-naim").withTitle(evil).withComment("en", evil),
            Style.of(Language.ENGLISH, Letters.STANDARD));
    assertThat(text(Format.HTML, sheet)).doesNotContain("<script>alert");
    assertThat(text(Format.SVG, sheet)).doesNotContain("<script>");
    assertThat(text(Format.LATEX, sheet)).doesNotContain("\\input{x}", " $&", "~}");
    assertThat(text(Format.MARKDOWN, sheet)).doesNotContain(" <script>", "</title><");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\uFFFF", "\uFFFE", "\uD800", "\uDC00x", "\uFFFF]]>&<\"'"})
  void aPictureIsWellFormedWhateverATextHolds(String text) throws Exception {
    Sheet sheet =
        Sheet.of(
            Samples.problem("abu-naim").withTitle("Title " + text),
            Style.of(Language.ENGLISH, Letters.STANDARD));

    Document picture =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new ByteArrayInputStream(Format.SVG.write(sheet)));

    assertThat(picture.getElementsByTagName("title").item(0).getTextContent())
        .startsWith("Title \uFFFD");
    assertThat(text(Format.HTML, sheet)).doesNotContain("\uFFFF", "\uFFFE");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r", "\r\n", "\n\n", "\u000b", "\f", "\u0085", "\u2028", "\u2029"})
  void aLineBreakInATextBeginsNothingInMarkdown(String lineBreak) {
    String evil = "One" + lineBreak + "# Two" + lineBreak + "- three" + lineBreak + "1. four";
    Sheet sheet =
        Sheet.of(
            Samples.problem("abu-naim")
                .withTitle(evil)
                .withSource(new Source(evil, evil, evil, evil, List.of()))
                .withComment("en", evil),
            Style.of(Language.ENGLISH, Letters.STANDARD));

    assertThat(text(Format.MARKDOWN, sheet).split("\\R", -1))
        .noneMatch(line -> line.matches("\\s*(#+ Two|[-+*] three|1[.)] four).*"))
        .anyMatch(line -> line.startsWith("# One \\# Two - three 1"));
  }

  @Test
  void signsThatTurnTextAreVisibleInPlainText() {
    String evil = "abc\u202edef\u2066ghi\rjkl";
    Sheet sheet =
        Sheet.of(
            Samples.problem("abu-naim").withTitle(evil).withComment("en", evil),
            Style.of(Language.ENGLISH, Letters.STANDARD));

    assertThat(text(Format.TEXT, sheet))
        .contains("abc\uFFFDdef\uFFFDghi\uFFFDjkl")
        .doesNotContain("\u202e", "\u2066", "\r");
  }

  @Test
  void latexNamesTheMenAndHasBalancedBraces() {
    String document = text(Format.LATEX, Samples.sheet("check"));
    assertThat(document)
        .contains("\\begin{diagram}", "\\end{diagram}", "\\stipulation{White wins in 9}")
        .contains("\\pieces[13+8]{wKe8, wFg3, wAc1f1, wNc4a8, wRb2, wBh2c3g4b5c7d7, bKf3,");
    String plain = document.replace("\\{", "").replace("\\}", "");
    assertThat(plain.chars().filter(c -> c == '{').count())
        .isEqualTo(plain.chars().filter(c -> c == '}').count());
  }

  @Test
  void latexTurnsLinesOfArabicAndKeepsTheMovesInThem() {
    Sheet sheet = Samples.sheet("check", SolutionExtent.USUAL, Language.ARABIC, Letters.ARABIC);
    assertThat(text(Format.LATEX, sheet))
        .contains("\\stipulation{\\righttoleft{\\arabicscript{الأبيض يفوز في 9 نقلات}}}")
        .contains("\\righttoleft{\\textbf{\\arabicscript{المفتاح}}}")
        .contains("\\lefttoright{4.\\arabicscript{فرس}f3+} \\arabicscript{أو} \\lefttoright{4.");
    Sheet russian = Samples.sheet("check", SolutionExtent.USUAL, Language.RUSSIAN, Letters.RUSSIAN);
    assertThat(text(Format.LATEX, russian))
        .contains("\\otherscript{")
        .doesNotContain("\\raggedleft", "\\comment{As printed");
  }

  @Test
  void markdownNestsVariations() {
    assertThat(text(Format.MARKDOWN, Samples.sheet("check")))
        .startsWith("# Check!\n")
        .contains("## Key\n\n- **1\\.Ne5+!** **Ke4**")
        .contains("\n  - 4\\...Kf6 5\\.Nd5\\#\n");
  }

  @Test
  void picturesAndPagesAreWhatTheyShouldBe() throws IOException {
    Sheet sheet = Samples.sheet("dilaram");
    assertThat(ImageIO.read(new ByteArrayInputStream(Format.PNG.write(sheet))).getWidth())
        .isEqualTo(920);
    assertThat(text(Format.SVG, sheet)).contains("White mates in 6", "7 + 4");
    try (PdfReader reader = new PdfReader(Format.PDF.write(sheet))) {
      String page = new PdfTextExtractor(reader).getTextFromPage(1);
      assertThat(page).contains("Dilaram's mate", "Rh8+!", "White mates in 6");
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyFormatIsWrittenInEveryLanguageAndWithAllLetters(Format format) {
    for (Language language : Language.values()) {
      int index = language.ordinal();
      Letters letters = Arrays.asList(Letters.values()).get((index * 3 + 2) % 8);
      Sheet sheet = Samples.sheet("abu-naim", SolutionExtent.USUAL, language, letters);
      assertThat(format.write(sheet)).hasSizeGreaterThan(200);
    }
  }

  @Test
  void movesInArabicTextAreKeptInOrder() {
    Sheet sheet =
        Samples.sheet("abu-naim", SolutionExtent.USUAL, Language.ARABIC, Letters.STANDARD);
    assertThat(text(Format.TEXT, sheet)).contains("\u2066\u20661.Nh5+!\u2069 \u2066Rxh5\u2069");
    assertThat(text(Format.HTML, sheet)).contains("<html lang=\"ar\" dir=\"rtl\">");
  }

  @Test
  void alternativesInArabicTextStandApart() {
    Sheet sheet = Samples.sheet("check", SolutionExtent.USUAL, Language.ARABIC, Letters.ARABIC);
    assertThat(text(Format.TEXT, sheet))
        .contains("\u20664.فرسf3+\u2069 \u2068أو\u2069 \u20664.فرسf7+\u2069")
        .contains("\nالأبيض يفوز في 9 نقلات   \u206613 + 8\u2069\n");
  }

  @Test
  void wordsOfALatinSourceAreSetApartByLatinCommas() {
    Sheet sheet = Samples.sheet("dilaram", SolutionExtent.USUAL, Language.ARABIC, Letters.ARABIC);
    assertThat(text(Format.TEXT, sheet))
        .contains("anonymous, or as-Suli, Istanbul, Abd al-Hamid I 560, manuscript");
    Sheet arabic =
        Sheet.of(
            Samples.problem("dilaram").withSource(new Source("كتاب", "3", "الصولي", "", List.of())),
            Style.of(Language.ENGLISH, Letters.STANDARD));
    assertThat(text(Format.TEXT, arabic)).contains("الصولي، كتاب، 3");
  }

  @Test
  void aRemarkRunsInTheDirectionOfItsOwnLetters() {
    Sheet sheet = Samples.sheet("check", SolutionExtent.USUAL, Language.PERSIAN, Letters.STANDARD);
    assertThat(text(Format.HTML, sheet))
        .contains("<p class=\"l1\" dir=\"ltr\"><bdi class=\"comment\">As printed.")
        .contains("<p class=\"l0\" dir=\"ltr\"><bdi class=\"comment\">Black threatens");
    assertThat(text(Format.LATEX, sheet)).contains("{\\leftskip=2em\\relax \\emph{As printed.");
    assertThat(text(Format.TEXT, sheet)).contains("\u2066\u2068Black threatens mate on h8");
    Sheet english =
        Sheet.of(
            Samples.problem("check").withComment("en", "منصوبة قديمة."),
            Style.of(Language.ENGLISH, Letters.STANDARD));
    assertThat(text(Format.HTML, english)).contains("<p class=\"l0\" dir=\"rtl\">");
  }

  @Test
  void setPlayIsOneLineOfMovesInArabicToo() {
    Sheet sheet =
        Samples.sheet("abu-naim", SolutionExtent.USUAL, Language.ARABIC, Letters.STANDARD);
    assertThat(text(Format.HTML, sheet))
        .contains("<bdi dir=\"ltr\" class=\"moves\">1...Rhe7 2.Nh5#</bdi>");
  }

  private static String text(Format format, Sheet sheet) {
    return new String(format.write(sheet), StandardCharsets.UTF_8);
  }
}
