package org.mansuba.analysis.soundness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mansuba.analysis.tree.Choice;
import org.mansuba.analysis.tree.Dual;
import org.mansuba.analysis.tree.Role;
import org.mansuba.analysis.tree.Variation;
import org.mansuba.notation.Fen;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.problem.stipulation.StipulationText;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.plain.PlainPosition;
import org.mansuba.search.Bounds;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;

/** Verdicts, keys and duals are those that other programs found, or that a board shows. */
class SoundnessCheckTest {
  @ParameterizedTest
  @CsvSource({
    "dilaram, h4h8, 6",
    "abu-naim, g3h5, 3",
    "al-adli, h6g6, 5",
    "alfonso-five, c7h7, 5",
    "al-adli-two, h7d7, 2",
    "bonus-socius-waiting, h7g7, 2"
  })
  void historicalProblemsThatAreSound(String id, String key, int moves) {
    Report report = check(library(id));

    assertThat(report.verdict()).isEqualTo(new Soundness.Sound(moves));
    assertThat(report.keys()).extracting(k -> k.move().toString()).containsExactly(key);
    assertThat(report.keys().getFirst().line()).hasSize(2 * moves - 1);
    assertThat(report.tree().isComplete()).isTrue();
    assertThat(report.duals().isComplete()).isTrue();
  }

  @Test
  void checkHasAShortSolutionWithADualAtTheFourthMove() {
    Report report = check(library("check"), Plan.BRIEF);

    assertThat(report.verdict()).isEqualTo(new Soundness.ShortSolution(6, 5));
    assertThat(report.keys()).extracting(k -> k.move().toString()).containsExactly("c4e5");
    assertThat(report.effects().get(move("c4e5"))).isEqualTo(new Effect.Check());
    Dual dual = report.duals().of(Dual.Kind.FULL).getFirst();
    assertThat(dual.path()).isEqualTo(line("c4e5 f3e4 b2e2 e4d5 a8b6 d5e6"));
    assertThat(dual.moves())
        .containsExactlyInAnyOrder(new Choice(move("e5f3"), 3), new Choice(move("e5f7"), 3));
    assertThat(dual.saves()).isEqualTo(3);
    assertThat(report.duals().of(Dual.Kind.FULL)).hasSize(1);
    assertThat(setPlayInOne(report)).isEqualTo(answersInOne(library("check"))).isNotEmpty();
  }

  /** The set play of one move, by the defender's moves. */
  private static Map<Move, Set<Move>> setPlayInOne(Report report) {
    return report.setPlay().stream()
        .filter(defence -> defence.left() == 1)
        .collect(
            Collectors.toMap(
                Variation::move,
                defence ->
                    defence.next().stream().map(Variation::move).collect(Collectors.toSet())));
  }

  /** The moves that win at once after each move the defender could begin with, by trying all. */
  private static Map<Move, Set<Move>> answersInOne(Problem problem) {
    Setup passed = problem.setup().withSideToMove(problem.setup().toMove().opponent());
    Position position = PlainPosition.of(passed, problem.rules());
    int[] moves = new int[Position.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    Map<Move, Set<Move>> answers = new HashMap<>();
    for (int i = 0; i < end; i++) {
      position.make(moves[i]);
      List<Move> mates = new Exhaustive(position.setup(), 10_000).keys(1);
      position.unmake();
      if (!mates.isEmpty()) {
        answers.put(Move.of(moves[i]), Set.copyOf(mates));
      }
    }
    return answers;
  }

  @Test
  void theWaterWheelHasThreeDuals() {
    Problem wheel = library("water-wheel");
    Problem byChecks = wheel.withStipulation(asked("win in 36, checks only", wheel));

    Report report = check(byChecks);

    assertThat(report.verdict()).isEqualTo(new Soundness.Sound(36));
    assertThat(report.keys()).extracting(k -> k.move().toString()).containsExactly("g7h5");
    List<Dual> full = report.duals().of(Dual.Kind.FULL);
    assertThat(full).extracting(d -> d.path().size() / 2 + 1).containsExactly(26, 30, 32);
    assertThat(full.getFirst().moves())
        .extracting(c -> c.move().toString())
        .containsExactlyInAnyOrder("c2b4", "c2d4");
  }

  @Test
  void withTheBareKingRuleTheWaitingMoveHasSixCooks() {
    Problem waiting = library("bonus-socius-waiting");
    Problem bared = waiting.withRules(RuleSet.STANDARD).withStipulation(asked("win in 2", waiting));

    Report report = check(bared);

    assertThat(report.verdict()).isEqualTo(new Soundness.Cooked(2));
    assertThat(report.keys())
        .extracting(k -> k.move().toString())
        .containsExactlyInAnyOrder("h7g7", "a1b1", "a1a2", "a7d7", "a7a8", "h7d7", "h7h8");
  }

  @Test
  void theWaitingMoveIsZugzwang() {
    Report report = check(library("bonus-socius-waiting"));

    assertThat(report.effects().get(move("h7g7"))).isEqualTo(new Effect.Zugzwang());
    assertThat(report.setPlay()).isNotEmpty();
  }

  @Test
  void aQuietKeyThreatens() {
    Problem problem = problem("7k/8/5K2/8/8/p7/8/1R6 w", "win in 2");

    Report report = check(problem);

    assertThat(report.keys()).extracting(k -> k.move().toString()).contains("f6g6");
    assertThat(report.effects().get(move("f6g6")))
        .isEqualTo(new Effect.Threat(List.of(new Choice(move("b1b8"), 1))));
  }

  @Test
  void whatIsNotEnoughIsNoSolution() {
    Report report = check(problem("6K1/3r3r/5kn1/5p2/5P2/6N1/8/4R1R1 w", "win in 2"));

    assertThat(report.verdict()).isEqualTo(new Soundness.NoSolution(2));
    assertThat(report.keys()).isEmpty();
    assertThat(report.first().failing()).hasSize(report.first().moves().size());
  }

  @Test
  void slowerWinsAreTold() {
    Report report = check(problem("7k/8/6K1/1p6/8/8/R7/8 w", "White wins"));

    assertThat(report.verdict()).isEqualTo(new Soundness.Sound(1));
    assertThat(report.keys()).extracting(k -> k.move().toString()).containsExactly("a2a8");
    assertThat(report.slower()).isNotEmpty().allMatch(w -> w.moves() == 2 || w.moves() == 3);
  }

  @Test
  void whereTheDefenderBeginsThereIsNoKey() {
    Problem begun = problem("6K1/3r3r/5kn1/5p1N/5P2/8/8/4R1R1 b", "White wins in 2");

    Report report = check(begun);

    assertThat(report.keys()).isEmpty();
    assertThat(report.first().moves()).isEmpty();
    assertThat(report.setPlay()).isEmpty();
    assertThat(report.verdict()).isEqualTo(new Soundness.Sound(2));
    assertThat(report.tree().first()).extracting(Variation::role).containsOnly(Role.DEFENCE);
  }

  /** White, who begins, mates in three; but many of his other moves let Black win. */
  @Test
  void aWinAgainstSomeDefencesIsNone() {
    Problem losing = problem("6K1/3r3r/5kn1/5p2/5P2/6N1/8/4R1R1 w", "Black wins in 4");

    assertThat(check(losing).verdict()).isEqualTo(new Soundness.NoSolution(4));
  }

  @Test
  void aLimitGivesNoVerdict() {
    CheckRequest request =
        new CheckRequest(
            library("dilarams-legacy"), Plan.USUAL, Limits.UNLIMITED.withNodes(20_000));

    Report report = SoundnessCheck.check(request, CheckListener.silent(), new Cancellation());

    assertThat(report.verdict()).isInstanceOf(Soundness.Undecided.class);
    assertThat(report.unfinished()).contains(Stage.FIRST_MOVES, Stage.DUALS);
    Bounds bounds = report.first().bounds();
    assertThat(bounds.noneIn()).isBetween(1, 7);
    assertThat(bounds.winIn()).isGreaterThanOrEqualTo(8);
  }

  @Test
  void aGameThatIsOverCannotBeChecked() {
    Problem over = problem("k7/8/K7/8/8/8/8/R7 w", "White wins");

    assertThatThrownBy(() -> check(over)).isInstanceOf(IllegalArgumentException.class);
  }

  private static Report check(Problem problem) {
    return check(problem, Plan.USUAL);
  }

  private static Report check(Problem problem, Plan plan) {
    return SoundnessCheck.check(
        new CheckRequest(problem, plan, Limits.UNLIMITED),
        CheckListener.silent(),
        new Cancellation());
  }

  private static Problem library(String id) {
    return Library.find(id).orElseThrow();
  }

  private static Problem problem(String fen, String stipulation) {
    Problem problem = Problem.of(Fen.read(fen));
    return problem.withStipulation(asked(stipulation, problem));
  }

  private static Stipulation asked(String text, Problem problem) {
    return StipulationText.read(text, problem.setup().toMove());
  }

  private static Move move(String text) {
    return Move.parse(text).orElseThrow();
  }

  private static List<Move> line(String text) {
    return List.of(text.split(" ", -1)).stream().map(SoundnessCheckTest::move).toList();
  }
}
