package org.mansuba.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.mansuba.analysis.soundness.CutReport;
import org.mansuba.analysis.soundness.FirstMoves;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.analysis.soundness.Soundness;
import org.mansuba.analysis.soundness.Stage;
import org.mansuba.analysis.soundness.Tries;
import org.mansuba.analysis.soundness.WinningMove;
import org.mansuba.analysis.tree.Duals;
import org.mansuba.analysis.tree.Role;
import org.mansuba.analysis.tree.Sequel;
import org.mansuba.analysis.tree.SolutionTree;
import org.mansuba.analysis.tree.Variation;
import org.mansuba.notation.MoveFormat;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Move;
import org.mansuba.search.Bounds;

/** No sentence about a check claims what the check did not finish. */
class SectionsOfUnfinishedChecksTest {
  private static final Problem PROBLEM = Library.find("abu-naim").orElseThrow();
  private static final Move KEY = Move.parse("g3h5").orElseThrow();
  private static final Variation VARIATION =
      new Variation(KEY, Role.KEY, 2, 0, Sequel.SHOWN, List.of());

  /** Every combination of unfinished stages. */
  static Stream<Set<Stage>> unfinished() {
    Stage[] stages = Stage.values();
    return IntStream.range(0, 1 << stages.length)
        .mapToObj(
            bits -> {
              Set<Stage> set = EnumSet.noneOf(Stage.class);
              for (Stage stage : stages) {
                if ((bits >> stage.ordinal() & 1) == 1) {
                  set.add(stage);
                }
              }
              return set;
            });
  }

  /** What a check may have found: with or without a key, a tree, and complete or cut searches. */
  private static List<Report> reports(Set<Stage> unfinished) {
    List<Report> reports = new ArrayList<>();
    for (Bounds bounds :
        List.of(Bounds.OPEN, new Bounds(2, Bounds.UNKNOWN), new Bounds(1, 3), new Bounds(2, 3))) {
      for (int within : new int[] {bounds.noneIn(), 3}) {
        for (Duals duals :
            List.of(Duals.NONE, new Duals(List.of(), 0, 4), new Duals(List.of(), 4, 4))) {
          reports.add(report(bounds, within, SolutionTree.EMPTY, duals, unfinished));
          if (bounds.hasWin()) {
            for (int open = 0; open < 2; open++) {
              SolutionTree tree = new SolutionTree(3, List.of(VARIATION), 4, open);
              reports.add(report(bounds, within, tree, duals, unfinished));
            }
          }
        }
      }
    }
    return reports;
  }

  private static Report report(
      Bounds bounds, int within, SolutionTree tree, Duals duals, Set<Stage> unfinished) {
    FirstMoves first = new FirstMoves(List.of(), bounds, within, within);
    Soundness verdict =
        first.hasAllKeys() ? new Soundness.Sound(3) : new Soundness.Undecided(bounds);
    List<WinningMove> keys =
        bounds.hasWin() ? List.of(new WinningMove(KEY, bounds.winIn(), List.of())) : List.of();
    Tries tries = new Tries(List.of(), 0, 3);
    return CutReport.of(verdict, first, keys, tries, tree, duals, List.of(), unfinished);
  }

  private static CheckSections sections(Report report) {
    return new CheckSections(PROBLEM, report, new MovePrinter(PROBLEM, MoveFormat.STANDARD));
  }

  @ParameterizedTest
  @MethodSource("unfinished")
  void nothingIsSaidToBeAbsentUnlessAllWasLookedAt(Set<Stage> unfinished) {
    for (Report report : reports(unfinished)) {
      CheckSections sections = sections(report);
      boolean solved = !report.tree().first().isEmpty();
      boolean saysNoDuals =
          sections.duals().stream().anyMatch(s -> s.heading().key().equals("duals.none"));
      if (saysNoDuals) {
        assertThat(unfinished).doesNotContain(Stage.DUALS, Stage.SOLUTION);
        assertThat(report.duals().judged()).isEqualTo(4);
        assertThat(report.tree().unexplored()).isZero();
      }
      assertThat(marked(sections.duals()))
          .isEqualTo(
              solved
                  && (unfinished.contains(Stage.DUALS)
                      || unfinished.contains(Stage.SOLUTION)
                      || report.tree().unexplored() > 0
                      || report.duals().judged() < report.duals().positions()));
      assertThat(marked(sections.tries()))
          .isEqualTo(unfinished.contains(Stage.TRIES) && !report.keys().isEmpty());
      assertThat(marked(sections.setPlay()))
          .isEqualTo(unfinished.contains(Stage.SET_PLAY) && !report.keys().isEmpty());
      assertThat(sections.open().isEmpty()).isEqualTo(unfinished.isEmpty());
    }
  }

  @ParameterizedTest
  @MethodSource("unfinished")
  void movesAreKeysAndOthersExcludedOnlyWhereThatIsProved(Set<Stage> unfinished) {
    for (Report report : reports(unfinished)) {
      CheckSections sections = sections(report);
      boolean all = report.first().hasAllKeys();
      for (Section section : sections.keys()) {
        assertThat(section.heading().key())
            .isEqualTo(
                all
                    ? "section.key"
                    : report.first().bounds().isExact() ? "section.keyKnown" : "section.fastest");
      }
      assertThat(sections.otherFirstMoves().isEmpty()).isEqualTo(!all);
      String verdict = new SoundnessPhrases(PROBLEM).sentence(report).key();
      assertThat(verdict.startsWith("sound")).isEqualTo(all);
    }
  }

  /** The sentence of a proved absence is never written, whatever the words around it. */
  @ParameterizedTest
  @EnumSource
  void noLanguageDeniesDualsThatWereNotLookedFor(Language language) {
    Words words = Words.of(language);
    String none = words.sentence(Phrase.of("duals.none", 4));
    assertThat(written(words, EnumSet.noneOf(Stage.class))).contains(none);
    assertThat(written(words, EnumSet.of(Stage.DUALS))).doesNotContain(none);
    assertThat(written(words, EnumSet.of(Stage.SOLUTION))).doesNotContain(none);
  }

  @Test
  void aSearchThatHasNotBegunIsNotLookedFor() {
    SolutionTree tree = new SolutionTree(3, List.of(VARIATION), 4, 0);
    Set<Stage> open = EnumSet.of(Stage.DUALS);
    assertThat(sections(report(new Bounds(2, 3), 3, tree, Duals.NONE, open)).duals())
        .singleElement()
        .satisfies(section -> assertThat(section.heading().key()).isEqualTo("section.notLooked"));
    Duals begun = new Duals(List.of(), 2, 4);
    assertThat(sections(report(new Bounds(2, 3), 3, tree, begun, open)).duals())
        .singleElement()
        .satisfies(section -> assertThat(section.heading().key()).isEqualTo("section.notFound"));
  }

  private static String written(Words words, Set<Stage> unfinished) {
    SolutionTree tree = new SolutionTree(3, List.of(VARIATION), 4, 0);
    Duals duals = new Duals(List.of(), 4, 4);
    List<String> headings =
        sections(report(new Bounds(2, 3), 3, tree, duals, unfinished)).all().stream()
            .map(section -> words.sentence(section.heading()))
            .toList();
    return String.join("\n", headings);
  }

  /** Whether a section says that its search was not finished. */
  private static boolean marked(List<Section> sections) {
    return sections.stream()
        .map(section -> section.heading().key())
        .anyMatch(Set.of("section.unfinished", "section.notFound", "section.notLooked")::contains);
  }
}
