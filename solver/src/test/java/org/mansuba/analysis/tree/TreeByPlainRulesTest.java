package org.mansuba.analysis.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mansuba.analysis.soundness.CheckListener;
import org.mansuba.analysis.soundness.CheckRequest;
import org.mansuba.analysis.soundness.Plan;
import org.mansuba.analysis.soundness.SoundnessCheck;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Position;
import org.mansuba.rules.plain.PlainPosition;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;

/**
 * Walks through solution trees by the plain rules, which share nothing with those of the search.
 */
class TreeByPlainRulesTest {
  private int ends;

  @ParameterizedTest
  @ValueSource(
      strings = {"check", "dilaram", "abu-naim", "al-adli", "alfonso-five", "bonus-socius-waiting"})
  void everyDefenceIsThereAndEveryLineEndsInMate(String id) {
    Problem problem = Library.find(id).orElseThrow();
    SolutionTree tree =
        SoundnessCheck.check(
                new CheckRequest(problem, Plan.USUAL, Limits.UNLIMITED),
                CheckListener.silent(),
                new Cancellation())
            .tree();
    Position position = PlainPosition.of(problem.setup(), problem.rules());

    tree.first().forEach(key -> walk(position, key, tree.moves() - 1));

    assertThat(ends).isPositive();
  }

  /** Continues from an attacker move, with the number of attacker moves still allowed. */
  private void walk(Position position, Variation attack, int allowed) {
    assertThat(position.isLegal(attack.move().packed())).isTrue();
    assertThat(attack.left() + attack.spare()).isEqualTo(allowed);
    position.make(attack.move().packed());
    if (attack.sequel() == Sequel.GOAL) {
      assertThat(position.ending()).isEqualTo(Ending.MATE);
      assertThat(attack.left()).isZero();
      ends++;
    }
    if (attack.sequel() == Sequel.SHOWN) {
      assertThat(attack.next().stream().map(v -> v.move().packed()).toList())
          .containsExactlyInAnyOrderElementsOf(legalMoves(position));
      assertThat(attack.next().getFirst().left()).isEqualTo(attack.left());
      attack.next().forEach(defence -> answer(position, defence, allowed));
    }
    position.unmake();
  }

  private void answer(Position position, Variation defence, int allowed) {
    assertThat(defence.sequel()).isIn(Sequel.SHOWN, Sequel.ELSEWHERE);
    assertThat(defence.left() + defence.spare()).isEqualTo(allowed);
    position.make(defence.move().packed());
    if (defence.sequel() == Sequel.SHOWN) {
      assertThat(defence.continuation()).isPresent();
    }
    defence.next().forEach(attack -> walk(position, attack, allowed - 1));
    position.unmake();
  }

  private static List<Integer> legalMoves(Position position) {
    int[] moves = new int[Position.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    List<Integer> list = new ArrayList<>();
    for (int i = 0; i < end; i++) {
      list.add(moves[i]);
    }
    return list;
  }
}
