package org.mansuba.export.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.mansuba.analysis.soundness.CheckListener;
import org.mansuba.analysis.soundness.CheckRequest;
import org.mansuba.analysis.soundness.Plan;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.analysis.soundness.SoundnessCheck;
import org.mansuba.export.format.Samples;
import org.mansuba.notation.Fen;
import org.mansuba.notation.Letters;
import org.mansuba.problem.Problem;
import org.mansuba.problem.Published;
import org.mansuba.problem.PublishedLine;
import org.mansuba.rules.Move;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;
import org.mansuba.words.Language;

/** The misprints and their right readings are those that editors have reported. */
class PublishedWordsTest {
  @Test
  void aLegalLineIsComparedWithBestPlayAndWithTheClaim() {
    assertThat(published(Samples.sheet("check")))
        .containsSubsequence(
            "Claimed: win in 9; true length: 6 moves.",
            "Line 1: 1.Ne5+ Ke4 2.Re2+ Kd5 3.Nb6+ Ke6 4.Nc6+ Ne4 5.Rxe4+ Kf6 6.Nd5+ Kg5"
                + " 7.Re5+ Kxg4 8.Ne3+ Kf3 9.Nd4#",
            "> All moves are legal.",
            "> The line ends with mate on move 9, as claimed.",
            "> 4.Nc6+ is not best: 4.Nf3+ wins 2 moves sooner.");
  }

  @Test
  void aMisprintIsNamedWithItsReasonAndItsReading() {
    assertThat(published(Samples.sheet("check")))
        .containsSubsequence(
            "Line 2: 1.Ne5+ Ke4 2.Re2+ Kd5 3.Nb6+ Ke6 4.Nc6+ Kf6 5.Nd5+ Kg5 6.Re5+ Kxg4"
                + " 7.Ne3+ Kf3 8.Nd4#",
            "> Legal if read as proposed.",
            "> The line ends with mate on move 8 (9 moves claimed).",
            "> As printed. The last move, 8.Nc6-d5, is not a knight's move.",
            "> 8.c6d5 (ply 15) is illegal: the knight on c6 does not move to d5; read 8.Nd4#.");
  }

  @Test
  void everyMisprintOfTheWaterWheelIsToldAlsoBeforeTheProblemIsSolved() {
    Problem problem = Samples.problem("water-wheel");
    assertThat(published(sheet(problem, check(problem, Limits.UNLIMITED.withNodes(1_000)))))
        .containsSubsequence(
            "> The line ends with mate on move 36, as claimed.",
            "> 23...f1d1 (ply 45) is illegal: the knight on f1 does not move to d1;"
                + " read 23...Nd2+.",
            "> 24...e1c3 (ply 47) is illegal: the knight on e1 does not move to c3;"
                + " read 24...Nc2+.",
            "> 26...c3b4 (ply 51) is illegal: the man on c3 belongs to the other side;"
                + " read 26...Nb4+.");
  }

  @ParameterizedTest
  @CsvSource({
    "a1b1 a7a6 c1c8 h8g7 c8a8, 'read 1.Rc1 for 1.Rb1 (ply 1).'",
    "a1b1 a7a6 c1c8 h8g7 c8a8, 'The line stops after 3 moves without an end of the game.'",
    "d5e5 h8g7 b5b6, no change of one square mends it.",
    "d5e5, The line stops after 1 move without an end of the game."
  })
  void earlierMisprintsAndUnfinishedLines(String line, String sentence) {
    Problem problem = problem("7k/p7/8/3K4/8/8/8/R7 w", line);
    assertThat(published(sheet(problem, check(problem, Limits.UNLIMITED.withNodes(1_000)))))
        .anyMatch(text -> text.contains(sentence));
  }

  @ParameterizedTest
  @EnumSource
  void everyLanguageTellsOfEveryFaultWithTheMovesInTheirPlaces(Language language) {
    String fen = "3rk3/8/8/8/8/6n1/P5P1/R1K1N3 w";
    for (String move : "c6d5 e8e7 a1a2 e1e3 a1b3 a1h1 a2b3 g2g3 c1d2 c1<a2".split(" ", -1)) {
      Problem problem = problem(fen, move);
      Report report = check(problem, Limits.UNLIMITED.withNodes(1_000));
      Sheet sheet =
          Sheet.of(problem, report, SolutionExtent.USUAL, Style.of(language, Letters.STANDARD));
      assertThat(lines(sheet).toString()).contains("1." + move).doesNotContain("{", "null");
    }
  }

  private static Problem problem(String fen, String line) {
    List<Move> moves =
        List.of(line.split(" ", -1)).stream().map(m -> Move.parse(m).orElseThrow()).toList();
    return Problem.of(Fen.read(fen))
        .withPublished(new Published(Published.NO_CLAIM, List.of(new PublishedLine(moves, ""))));
  }

  private static Report check(Problem problem, Limits limits) {
    return SoundnessCheck.check(
        new CheckRequest(problem, Plan.USUAL, limits.withMemory(1 << 24)),
        CheckListener.silent(),
        new Cancellation());
  }

  private static Sheet sheet(Problem problem, Report report) {
    return Sheet.of(
        problem, report, SolutionExtent.USUAL, Style.of(Language.ENGLISH, Letters.STANDARD));
  }

  /** The lines below the heading of the published solution, > for each level. */
  private static List<String> published(Sheet sheet) {
    List<Block> blocks = sheet.blocks();
    int heading = blocks.indexOf(new Block.Heading("Published lines"));
    return lines(blocks.subList(heading + 1, blocks.size()));
  }

  private static List<String> lines(Sheet sheet) {
    return lines(sheet.blocks());
  }

  private static List<String> lines(List<Block> blocks) {
    List<String> lines = new ArrayList<>();
    for (Block block : blocks) {
      if (block instanceof Block.Line(var level, var spans)) {
        String text = spans.stream().map(Span::text).collect(Collectors.joining(" "));
        lines.add("> ".repeat(level) + text.replaceAll(" ([.,;:])", "$1"));
      }
    }
    return lines;
  }
}
