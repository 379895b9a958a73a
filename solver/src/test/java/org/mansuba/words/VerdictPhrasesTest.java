package org.mansuba.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mansuba.board.Side;
import org.mansuba.problem.stipulation.StipulationText;
import org.mansuba.search.Bounds;
import org.mansuba.search.Verdict;

class VerdictPhrasesTest {
  private static String write(Language language, String asked, Verdict verdict) {
    return Words.of(language).sentence(phrases(asked).sentence(verdict));
  }

  private static String write(String asked, Verdict verdict) {
    return write(Language.ENGLISH, asked, verdict);
  }

  private static VerdictPhrases phrases(String asked) {
    return new VerdictPhrases(StipulationText.read(asked, Side.WHITE));
  }

  @Test
  void winsSayWhetherAShorterOneExists() {
    assertThat(write("White wins", new Verdict.ShortestWin(6)))
        .isEqualTo("White wins in 6; no shorter win exists (proved).");
    assertThat(write("Black wins", new Verdict.Win(36, 6)))
        .isEqualTo("Black wins in at most 36; no win in 6 moves or fewer (proved).");
    assertThat(write("Black wins", new Verdict.Win(36, 0)))
        .isEqualTo("Black wins in at most 36 (proved).");
    assertThat(write("mate in 5, exact", new Verdict.ShortestWin(5)))
        .isEqualTo("White mates in exactly 5 (proved).");
    assertThat(write("bare in 9", new Verdict.ShortestWin(4)))
        .isEqualTo("White bares the king in 4; no faster way to bare the king exists (proved).");
  }

  @Test
  void aWinWithoutAMoveComesAfterTheDefenders() {
    assertThat(write("White wins in 2", new Verdict.ShortestWin(0)))
        .isEqualTo("White wins after Black's move (proved).");
    assertThat(write("Black bares", new Verdict.ShortestWin(0)))
        .isEqualTo("Black bares the king after White's move (proved).");
    assertThat(write("White wins", new Verdict.Undecided(-1)))
        .isEqualTo("Undecided: nothing is proved yet.");
  }

  @Test
  void theAbsenceOfAWinSaysHowFarItIsProved() {
    assertThat(write("win in 60, checks only", new Verdict.NoWinWithin(60)))
        .isEqualTo("No win in 60 moves or fewer by checks only (proved).");
    assertThat(write("mate in 2, exact", new Verdict.NoWinWithin(2)))
        .isEqualTo("No mate in exactly 2 (proved).");
    assertThat(write("mate in 1", new Verdict.NoWinWithin(1)))
        .isEqualTo("No mate in 1 move (proved).");
    assertThat(write("White wins", new Verdict.NoWin()))
        .isEqualTo("No win in any number of moves (proved).");
  }

  @Test
  void whatIsUndecidedSaysOnlyWhatIsProved() {
    assertThat(write("stalemate in 9", new Verdict.Undecided(7)))
        .isEqualTo("Undecided: no stalemate in 7 moves or fewer (proved).");
    assertThat(write("White wins", new Verdict.Undecided(0)))
        .isEqualTo("Undecided: nothing is proved yet.");
    assertThat(phrases("White wins").bounds(Bounds.OPEN)).isEmpty();
    assertThat(phrases("White wins").proof(new Verdict.Undecided(0))).isEmpty();
  }

  /** No sentence about one goal has a form of another goal's word. */
  @ParameterizedTest
  @CsvSource({
    "ENGLISH, win, '(?i)\\bwin', '(?i)mate|\\bbare'",
    "ENGLISH, mate, '(?i)\\bmate', '(?i)\\bwin|stale|\\bbare'",
    "ENGLISH, stalemate, '(?i)stalemate', '(?i)\\bwin|\\bmate|\\bbare'",
    "ENGLISH, bare, '(?i)\\bbare', '(?i)\\bwin|mate'",
    "RUSSIAN, mate, '(?iu)мат', '(?iu)выиг|пат|огол|голый|голого'",
    "RUSSIAN, stalemate, '(?iu)пат', '(?iu)выиг|\\bмат|огол|голый|голого'",
    "RUSSIAN, bare, '(?iu)голый|голого|огол', '(?iu)выиг|мат|пат'",
    "POLISH, mate, '(?iu)mat', '(?iu)wygr|\\bpat|ogoł|goły|gołego'",
    "POLISH, stalemate, '(?iu)pat', '(?iu)wygr|\\bmat|ogoł|goły|gołego'",
    "POLISH, bare, '(?iu)goły|gołego|ogoł|ogołac', '(?iu)wygr|\\bmat|\\bpat'",
    "ARABIC, mate, 'مات|يميت', 'فوز|خنق|تجريد|يجر'",
    "ARABIC, stalemate, 'خنق', 'فوز|مات|تجريد|يجر'",
    "ARABIC, bare, 'تجريد|يجر', 'فوز|مات|خنق'",
    "PERSIAN, mate, 'مات', 'برد|پات|تنها'",
    "PERSIAN, stalemate, 'پات', 'برد|مات|تنها'",
    "PERSIAN, bare, 'تنها', 'برد|مات|پات'",
  })
  void theGoalKeepsItsOwnWord(Language language, String goal, String own, String other) {
    List<Verdict> verdicts =
        List.of(
            new Verdict.ShortestWin(3),
            new Verdict.Win(5, 2),
            new Verdict.NoWinWithin(2),
            new Verdict.NoWin(),
            new Verdict.Undecided(4));
    for (String asked : List.of(goal + " in 9", goal + " in exactly 3")) {
      for (Verdict verdict : verdicts) {
        assertThat(write(language, asked, verdict))
            .containsPattern(own)
            .doesNotContainPattern(other);
      }
    }
  }
}
