package org.mansuba.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mansuba.analysis.published.LineReports;
import org.mansuba.analysis.soundness.CutReport;
import org.mansuba.analysis.soundness.FirstMoves;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.analysis.soundness.Soundness;
import org.mansuba.analysis.soundness.Stage;
import org.mansuba.notation.MoveFormat;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.search.Bounds;

/** Findings about published lines, by the problem whose source misprints a move. */
class PublishedItemsTest {
  private static final Problem CHECK = Library.find("check").orElseThrow();
  private static final Words ENGLISH = Words.of(Language.ENGLISH);

  private final List<Item> items =
      new CheckSections(CHECK, report(), new MovePrinter(CHECK, MoveFormat.STANDARD))
          .published()
          .getFirst()
          .items();
  private final List<Item> lines = items.stream().filter(item -> item.level() == 0).toList();

  private static Report report() {
    return CutReport.of(
        new Soundness.Undecided(Bounds.OPEN),
        new FirstMoves(List.of(), Bounds.OPEN, 0, 0),
        List.of(),
        LineReports.of(CHECK),
        EnumSet.noneOf(Stage.class));
  }

  private static List<String> notes(Item item) {
    return item.notes().stream().map(ENGLISH::sentence).toList();
  }

  @Test
  void everyPublishedLineIsAFinding() {
    assertThat(lines).hasSameSizeAs(CHECK.published().lines());
  }

  @Test
  void aPlayableLineLeadsToItsEndAndIsComparedWithTheClaim() {
    Item first = lines.getFirst();
    assertThat(ENGLISH.text(first.text())).startsWith("Line 1: 1.Ne5+ Ke4 2.Re2+ Kd5 3.Nb6+");
    assertThat(notes(first))
        .containsExactly("All moves are legal.", "The line ends with mate on move 9, as claimed.");
    assertThat(first.position()).isEqualTo(CHECK.published().lines().getFirst().moves());
  }

  /** The source's own note says so: the last move is not a knight's, and 8.Nd4 mates. */
  @Test
  void aMisprintLeadsToThePositionBeforeItAndIsReadAsTheMoveThatMates() {
    Item misprint =
        items.stream()
            .filter(item -> ENGLISH.text(item.text()).startsWith("8.c6d5"))
            .findFirst()
            .orElseThrow();
    assertThat(ENGLISH.text(misprint.text())).contains("is illegal").endsWith("read 8.Nd4#.");
    assertThat(misprint.position()).hasSize(14);
    assertThat(notes(lines.get(1)))
        .containsExactly(
            "Legal if read as proposed.", "The line ends with mate on move 8 (9 moves claimed).");
  }
}
