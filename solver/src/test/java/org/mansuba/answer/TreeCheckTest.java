package org.mansuba.answer;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mansuba.analysis.soundness.CheckListener;
import org.mansuba.analysis.soundness.CheckRequest;
import org.mansuba.analysis.soundness.Plan;
import org.mansuba.analysis.soundness.SoundnessCheck;
import org.mansuba.analysis.tree.Sequel;
import org.mansuba.analysis.tree.SolutionTree;
import org.mansuba.analysis.tree.Variation;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Move;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;

/** Solution trees, right and falsified. */
final class TreeCheckTest {
  /** A falsehood put into the first key of a tree. */
  enum Falsehood {
    ILLEGAL_KEY("is not legal", key -> with(key, move("a1a8"), key.left(), key.spare())),
    DEFENCE_LEFT_OUT("not all that are legal", key -> next(key, withoutLast(key.next()))),
    DEFENCE_TWICE("not all that are legal", key -> next(key, twice(key.next()))),
    WIN_TOO_SHORT("moves left", key -> with(key, key.move(), key.left() - 1, key.spare())),
    WIN_TOO_EARLY("longest defence", key -> with(key, key.move(), 0, key.left())),
    GOAL_NOT_REACHED("is not the goal", TreeCheckTest::goal),
    ANSWERS_LEFT_OUT("answer to", key -> next(key, each(key, d -> next(d, List.of())))),
    FOLLOWED_NOWHERE("elsewhere", key -> next(key, each(key, TreeCheckTest::elsewhere)));

    private final String reason;

    @SuppressWarnings("ImmutableEnumChecker") // The functions have no state.
    private final UnaryOperator<Variation> change;

    Falsehood(String reason, UnaryOperator<Variation> change) {
      this.reason = reason;
      this.change = change;
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"dilaram", "abu-naim", "al-adli", "alfonso-five", "bonus-socius-waiting"})
  void treesOfTheLibraryPass(String id) {
    Problem problem = problem(id);
    assertThatCode(() -> TreeCheck.verify(problem.question(), tree(problem)))
        .doesNotThrowAnyException();
  }

  @ParameterizedTest
  @EnumSource
  void falsifiedTreesAreRefusedForTheRightReason(Falsehood falsehood) {
    Problem problem = problem("bonus-socius-waiting");
    SolutionTree tree = tree(problem);
    List<Variation> keys = new ArrayList<>(tree.first());
    keys.set(0, falsehood.change.apply(keys.getFirst()));
    SolutionTree falsified =
        new SolutionTree(tree.moves(), keys, tree.positions(), tree.unexplored());

    assertThatThrownBy(() -> TreeCheck.verify(problem.question(), falsified))
        .isInstanceOf(Contradiction.class)
        .hasMessageContaining(falsehood.reason);
  }

  @Test
  void aTreeOfAnotherGoalIsRefused() {
    Problem problem = problem("abu-naim");
    Stipulation mate = problem.stipulation();
    Stipulation black = Stipulation.win(mate.attacker().opponent()).in(mate.moves());

    assertThatThrownBy(
            () -> TreeCheck.verify(problem.question().withStipulation(black), tree(problem)))
        .isInstanceOf(Contradiction.class);
  }

  private static Problem problem(String id) {
    return Library.find(id).orElseThrow();
  }

  private static SolutionTree tree(Problem problem) {
    return SoundnessCheck.check(
            new CheckRequest(problem, Plan.USUAL, Limits.UNLIMITED),
            CheckListener.silent(),
            new Cancellation())
        .tree();
  }

  private static Move move(String text) {
    return Move.parse(text).orElseThrow();
  }

  private static List<Variation> withoutLast(List<Variation> defences) {
    return defences.subList(0, defences.size() - 1);
  }

  private static List<Variation> twice(List<Variation> defences) {
    List<Variation> changed = new ArrayList<>(defences);
    changed.set(changed.size() - 1, defences.getFirst());
    return changed;
  }

  private static List<Variation> each(Variation key, UnaryOperator<Variation> change) {
    return key.next().stream().map(change).toList();
  }

  private static Variation goal(Variation of) {
    return new Variation(of.move(), of.role(), 0, of.left(), Sequel.GOAL, List.of());
  }

  private static Variation elsewhere(Variation of) {
    return new Variation(of.move(), of.role(), of.left(), of.spare(), Sequel.ELSEWHERE, List.of());
  }

  private static Variation next(Variation of, List<Variation> next) {
    return new Variation(of.move(), of.role(), of.left(), of.spare(), of.sequel(), next);
  }

  private static Variation with(Variation of, Move move, int left, int spare) {
    return new Variation(move, of.role(), left, spare, of.sequel(), of.next());
  }
}
