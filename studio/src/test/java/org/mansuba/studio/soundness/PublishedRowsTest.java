package org.mansuba.studio.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mansuba.analysis.published.LineReports;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.studio.i18n.Texts;

/** Published lines in the report, by the problem whose source misprints one. */
final class PublishedRowsTest {
  private final Problem check = Library.find("check").orElseThrow();
  private final List<CheckRow> rows =
      new PublishedRows(check, new Texts()).write(LineReports.of(check));

  private List<CheckRow> lines() {
    return rows.stream().filter(row -> row.tone() == CheckRow.Tone.LINE).toList();
  }

  @Test
  void theHeadingTellsHowManyLinesThereAreAndWhatTheyClaim() {
    assertThat(rows.getFirst().text()).isEqualTo("Published lines: 3; moves claimed: 9");
  }

  @Test
  void aLineThatCanBePlayedLeadsToItsEnd() {
    CheckRow first = lines().getFirst();
    assertThat(first.text()).startsWith("1.Ne5+ Ke4 2.Re2+ Kd5 3.Nb6+");
    assertThat(first.note()).isEqualTo("Mate on move 9, as claimed");
    assertThat(first.moves()).isEqualTo(check.published().lines().getFirst().moves());
  }

  /** The file's own note says so: the last move is not a knight's, and 8.Nd4 mates. */
  @Test
  void aMisprintLeadsToThePositionBeforeItAndIsReadAsTheMoveThatMates() {
    CheckRow misprint =
        rows.stream().filter(row -> row.text().equals("8.c6d5")).findFirst().orElseThrow();
    assertThat(misprint.note()).isEqualTo("cannot be played: the man does not go so; read c6d4");
    assertThat(misprint.moves()).hasSize(14);
    assertThat(lines().get(1).note()).isEqualTo("read so: Mate on move 8; claimed: 9");
  }
}
