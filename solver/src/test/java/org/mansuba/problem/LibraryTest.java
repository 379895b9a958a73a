package org.mansuba.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mansuba.board.Kind;
import org.mansuba.board.Square;
import org.mansuba.notation.Fen;
import org.mansuba.problem.stipulation.Condition;
import org.mansuba.problem.stipulation.StipulationText;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.option.BareKing;

class LibraryTest {
  // spotless:off
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          check                  | N3K3/1nPP2r1/3b2pr/pPn5/2N3P1/2P2kQ1/1R5P/2B2B2 w         | White wins in 9   | 9
          dilaram                | 1r4k1/8/5PP1/8/K1n3NR/7B/1r6/7R w                         | White mates in 6  | 6
          water-wheel            | 1r3bk1/2P3n1/4p1np/Pp2Qp2/2b2Rp1/2NP1PKP/1P5p/1BBN2qR b   | Black wins in 36  | 36
          water-wheel-manuscript | 1r3bk1/2P3n1/4p1np/Pp2Qp2/2b2Rp1/P1NP1PKP/1P5p/1BBN2qR b  | Black wins in 36  | 36
          dilarams-legacy        | rnb1kbnr/p2ppppp/1pp5/4NN2/2Q5/2K1B3/8/8 w                | White wins in 8   | 8
          as-suli-diamond        | 8/8/8/3k4/8/1KQ5/8/q7 w                                   | White wins        | 20
          as-suli-diamond-ke4    | 8/8/8/8/4k3/1KQ5/8/q7 b                                   | White wins        | 0
          abu-naim               | 6K1/3r3r/5kn1/5p2/5P2/6N1/8/4R1R1 w                       | White mates in 3  | 3
          al-adli                | 6k1/5R2/7R/4N1Q1/8/1qn5/r2r4/2K5 w                        | White wins in 5   | 5
          alfonso-five           | 3n3k/2R5/2n1P3/3N2N1/8/1p6/2r3r1/K7 w                     | White mates in 5  | 5
          bonus-socius-waiting   | 3k4/R6R/3n4/8/8/8/8/K7 w                                  | White mates in 2  | 2
          rook-ferz-v-rook       | 2r2k2/4R3/4Q1K1/8/8/8/8/8 w                               | White wins        | 6
          bm7515-alfil-mate      | 8/7k/4Qp2/5P2/6R1/5K1B/8/8 w                              | White mates, with the alfil, king on h7 | 0
          al-adli-two            | 2bkn3/7R/2qPP3/8/8/3n4/1r3r2/3K4 w                        | White wins in 2   | 2
          """)
  // spotless:on
  void holdsTheHistoricalProblems(String id, String fen, String stipulation, int claim) {
    Problem problem = Library.find(id).orElseThrow();
    assertThat(problem.id()).isEqualTo(id);
    assertThat(Fen.write(problem.setup())).isEqualTo(fen + " - - 0 1");
    assertThat(StipulationText.write(problem.stipulation())).isEqualTo(stipulation);
    assertThat(problem.published().moves()).isEqualTo(claim);
  }

  @Test
  void hasFourteenProblems() {
    assertThat(Library.ids()).hasSize(14).doesNotHaveDuplicates();
    assertThat(Library.all()).extracting(Problem::id).isEqualTo(Library.ids());
  }

  @Test
  void theIndexNamesEveryFile() throws IOException, URISyntaxException {
    var index = LibraryTest.class.getResource("/org/mansuba/problems/index.txt").toURI();
    if (index.getScheme().equals("jar")) {
      try (FileSystem jar = FileSystems.newFileSystem(index, Map.of())) {
        assertThat(jsonFiles(jar.getPath("/org/mansuba/problems")))
            .containsExactlyInAnyOrderElementsOf(Library.ids());
      }
    } else {
      assertThat(jsonFiles(Path.of(index).resolveSibling(".")))
          .containsExactlyInAnyOrderElementsOf(Library.ids());
    }
  }

  @ParameterizedTest
  @MethodSource("org.mansuba.problem.Library#all")
  void everyProblemIsFullyDescribed(Problem problem) {
    assertThat(problem.title()).isNotBlank();
    assertThat(problem.source().work()).isNotBlank();
    assertThat(problem.comment()).containsKey("en");
    assertThat(problem.keywords()).isNotEmpty().doesNotHaveDuplicates();
    assertThat(problem.source().links()).allMatch(link -> link.matches("https?://\\S+"));
    String written = ProblemJson.write(problem);
    assertThat(ProblemJson.read(written, "again")).containsExactly(problem);
  }

  @Test
  void onlyTheWaitingMoveIsPlayedByOtherRules() {
    assertThat(Library.all().stream().filter(p -> !p.rules().equals(RuleSet.STANDARD)))
        .extracting(Problem::id, Problem::rules)
        .containsExactly(tuple("bonus-socius-waiting", RuleSet.STANDARD.with(BareKing.OFF)));
  }

  @Test
  void theAlfilIsToMateOnTheKingsSquare() {
    assertThat(Library.find("bm7515-alfil-mate").orElseThrow().stipulation().conditions())
        .isEqualTo(Set.of(new Condition.MatingKind(Kind.ALFIL), new Condition.MatedOn(Square.H7)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "nosuch",
        "../problems/check",
        "index.txt",
        "schema/problem.schema",
        "Check\0"
      })
  void findsNothingUnderOtherNames(String id) {
    assertThat(Library.find(id)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "diamond as-suli, as-suli-diamond as-suli-diamond-ke4",
    "DIAMOND averbakh, as-suli-diamond",
    "seville, alfonso-five",
    "bonus socius, bonus-socius-waiting",
    "wheel knights faulty, water-wheel-manuscript",
    "nothing like this, ''"
  })
  void searchesAllWords(String words, String ids) {
    assertThat(Library.search(words).stream().map(Problem::id).toList())
        .isEqualTo(ids.isEmpty() ? List.of() : List.of(ids.split(" ", -1)));
  }

  @Test
  void aSearchWithoutWordsFindsAll() {
    assertThat(Library.search(" ")).hasSize(14);
  }

  @ParameterizedTest
  @CsvSource({
    "dilarm, dilaram",
    "dilaarm, dilaram",
    "Dilaram, dilaram",
    "chek, check",
    "waterwheel, water-wheel",
    "al-adil, al-adli",
    "abunaim, abu-naim",
    "nosuchproblem, ",
    "x, "
  })
  void suggestsTheNearestId(String typed, String id) {
    assertThat(Library.nearest(typed).orElse(null)).isEqualTo(id);
  }

  @Test
  void suggestsNothingForALongText() {
    assertThat(Library.nearest("x".repeat(1_000_000))).isEmpty();
  }

  private static List<String> jsonFiles(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".json"))
          .map(name -> name.substring(0, name.length() - ".json".length()))
          .toList();
    }
  }
}
