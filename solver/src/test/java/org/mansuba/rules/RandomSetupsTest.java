package org.mansuba.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.plain.Attacks;
import org.mansuba.rules.plain.PlainPosition;

class RandomSetupsTest {
  private static final List<Setup> SETUPS = setups(1).toList();

  @Test
  void sameSeedGivesTheSameDiagrams() {
    assertThat(setups(1).toList()).isEqualTo(SETUPS);
    assertThat(setups(2).toList()).isNotEqualTo(SETUPS);
  }

  @Test
  void diagramsCanBePlayed() {
    assertThat(SETUPS).allSatisfy(s -> PlainPosition.of(s, RuleSet.STANDARD).ending());
  }

  @Test
  void diagramsHaveTwoToTwentyMen() {
    assertThat(SETUPS).extracting(s -> s.men().size()).contains(2, 20);
    assertThat(SETUPS).allMatch(s -> s.men().size() >= 2 && s.men().size() <= 20);
  }

  @Test
  void allSortsOfDiagramsOccur() {
    Attacks attacks = new Attacks(RuleSet.STANDARD);
    assertThat(SETUPS)
        .anyMatch(s -> s.count(Side.WHITE) == 1 && s.count(Side.BLACK) == 2)
        .anyMatch(s -> attacks.checkers(s, s.toMove()).size() == 1)
        .anyMatch(s -> attacks.checkers(s, s.toMove()).size() == 2)
        .anyMatch(s -> hasPawnOnRank(s, Side.WHITE, 0))
        .anyMatch(s -> hasPawnOnRank(s, Side.WHITE, 6))
        .anyMatch(s -> hasPawnOnRank(s, Side.BLACK, 7))
        .anyMatch(s -> !s.freshFerzes().isEmpty());
    assertThat(SETUPS)
        .extracting(s -> PlainPosition.of(s, RuleSet.STANDARD).ending())
        .contains(
            Ending.NONE,
            Ending.MATE,
            Ending.STALEMATE,
            Ending.BARE,
            Ending.BARE_UNANSWERED,
            Ending.BARE_BOTH);
  }

  private static boolean hasPawnOnRank(Setup setup, Side side, int rank) {
    List<Square> pawns = setup.squaresOf(new Man(side, Kind.PAWN));
    return pawns.stream().anyMatch(s -> s.rank() == rank);
  }

  private static Stream<Setup> setups(long seed) {
    RandomSetups random = new RandomSetups(RuleSet.STANDARD, seed);
    return Stream.generate(random::next).limit(2000);
  }
}
