package org.mansuba.search.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mansuba.board.Side;
import org.mansuba.notation.Fen;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Fingerprint;
import org.mansuba.rules.Move;
import org.mansuba.rules.RuleSet;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;
import org.mansuba.search.SearchStopped;
import org.mansuba.search.SolveRequest;

/** The problem is "Check!", whose six moves and dual at the fourth were found by other programs. */
class ExplorerTest {
  private static final String CHECK = "N3K3/1nPP2r1/3b2pr/pPn5/2N3P1/2P2kQ1/1R5P/2B2B2 w";
  private static final String TO_THE_DUAL = "c4e5 f3e4 b2e2 e4d5 a8b6 d5e6";

  @Test
  void answersWhereverItStands() {
    Explorer explorer = at(CHECK, Limits.UNLIMITED);

    assertThat(explorer.shortest(9)).hasValue(6);
    play(explorer, TO_THE_DUAL);
    assertThat(explorer.attackerToMove()).isTrue();
    List<String> winning =
        explorer.moves().stream()
            .filter(move -> winsAfter(explorer, move))
            .map(Move::toString)
            .toList();

    assertThat(winning).containsExactlyInAnyOrder("e5f3", "e5f7");
  }

  @Test
  void standsWhereItStoodAfterALimit() {
    Explorer explorer = at(CHECK, Limits.UNLIMITED.withNodes(100));
    play(explorer, "c4e5 f3e4");
    Fingerprint keys = explorer.fingerprint();

    assertThatThrownBy(() -> explorer.shortest(9)).isInstanceOf(SearchStopped.class);

    assertThat(explorer.fingerprint()).isEqualTo(keys);
    assertThat(explorer.path()).extracting(Move::toString).containsExactly("c4e5", "f3e4");
  }

  @Test
  void refusesAnIllegalMove() {
    Explorer explorer = at(CHECK, Limits.UNLIMITED);

    assertThatThrownBy(() -> play(explorer, "c4c5")).isInstanceOf(IllegalArgumentException.class);
  }

  private static boolean winsAfter(Explorer explorer, Move move) {
    explorer.play(move);
    boolean wins = explorer.wins(2);
    explorer.takeBack();
    return wins;
  }

  private static Explorer at(String fen, Limits limits) {
    return new Explorer(
        new SolveRequest(
            new Question(Fen.read(fen), RuleSet.STANDARD, Stipulation.win(Side.WHITE)), limits),
        () -> {},
        new Cancellation());
  }

  private static void play(Explorer explorer, String line) {
    for (String text : List.of(line.split(" ", -1))) {
      explorer.play(Move.parse(text).orElseThrow());
    }
  }
}
