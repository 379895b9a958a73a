package org.mansuba.studio.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mansuba.analysis.soundness.CutReport;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.analysis.soundness.WinningMove;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Move;
import org.mansuba.search.Bounds;
import org.mansuba.studio.i18n.Texts;

/** The length of a key's win is stated as far as it is known. */
final class CheckRowsTest {
  private final Problem problem = Library.find("abu-naim").orElseThrow();
  private final Move key = Move.parse("g3h5").orElseThrow();

  private Report report(Bounds bounds, int within) {
    return CutReport.of(bounds, within, List.of(new WinningMove(key, bounds.winIn(), List.of())));
  }

  private String heading(Bounds bounds, int within) {
    return CheckRows.of(problem, report(bounds, within), new Texts()).getFirst().text();
  }

  private String note(Bounds bounds) {
    return CheckRows.of(problem, report(bounds, bounds.noneIn()), new Texts()).stream()
        .filter(row -> row.moves().equals(List.of(key)))
        .map(CheckRow::note)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void movesAreKeysOnlyWhereNoneIsKnownToWinFaster() {
    assertThat(heading(new Bounds(2, 3), 3)).isEqualTo("Key");
    assertThat(heading(new Bounds(2, 3), 2)).isEqualTo("Key known so far");
    assertThat(heading(new Bounds(1, 3), 1)).isEqualTo("Mate in at most 3, the fastest known");
  }

  @Test
  void anUndecidedVerdictTellsTheLengthAsItIsKnown() {
    SoundnessTexts texts = new SoundnessTexts(problem, new Texts());
    assertThat(texts.sentence(report(new Bounds(2, 3), 2)))
        .isEqualTo("Undecided: mate in 3 (proved); other first moves are open.");
    assertThat(texts.sentence(report(new Bounds(1, 3), 1)))
        .isEqualTo("Undecided: mate in at most 3; no mate in 1 move (proved).");
  }

  @Test
  void aProvedLengthIsExact() {
    assertThat(note(new Bounds(2, 3))).isEqualTo("mate in 3");
  }

  @Test
  void aLengthThatAShorterWinMayBeatIsAtMostThat() {
    assertThat(note(new Bounds(1, 3))).isEqualTo("mate in at most 3");
  }
}
