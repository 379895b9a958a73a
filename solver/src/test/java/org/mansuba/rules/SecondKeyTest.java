package org.mansuba.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mansuba.rules.option.PromotedFerzLeap;

/** The second key of a position is independent of the first. */
class SecondKeyTest {
  private static final int DIAGRAMS = 4_000;
  private static final RuleSet WITH_MARKS = RuleSet.STANDARD.with(PromotedFerzLeap.ON);

  @ParameterizedTest
  @EnumSource
  void bothKeysOfDiagramsAreIndependent(Implementation rules) {
    KeyIndependence.assertIndependent(fingerprints(rules, RuleSet.STANDARD));
    KeyIndependence.assertIndependent(fingerprints(rules, WITH_MARKS));
  }

  @ParameterizedTest
  @EnumSource
  void sideToMoveEntersBothKeysOnItsOwn(Implementation rules) {
    Position white = rules.of("7k/8/8/8/8/8/5F2/K7 w", RuleSet.STANDARD);
    Position black = rules.of("7k/8/8/8/8/8/5F2/K7 b", RuleSet.STANDARD);
    long first = white.key() ^ black.key();
    long second = white.secondKey() ^ black.secondKey();

    assertThat(first).isNotZero().isNotEqualTo(second);
    assertThat(second).isNotZero();
  }

  @Test
  void keysThatDependOnEachOtherAreFound() {
    List<Fingerprint> keys = fingerprints(Implementation.PLAIN, RuleSet.STANDARD);

    assertThatThrownBy(() -> assertIndependent(keys, Long.reverse(0x1234_5678_9abc_def0L)))
        .isInstanceOf(AssertionError.class);
    assertThat(KeyIndependence.rank(LongStream.range(0, 8).mapToObj(SecondKeyTest::same).toList()))
        .isEqualTo(3);
  }

  /** Checks keys of which the second is the first, rotated and changed by a constant. */
  private static void assertIndependent(List<Fingerprint> keys, long constant) {
    KeyIndependence.assertIndependent(
        keys.stream()
            .map(k -> new Fingerprint(k.key(), Long.rotateLeft(k.key(), 17) ^ constant))
            .toList());
  }

  private static Fingerprint same(long key) {
    return new Fingerprint(key, key);
  }

  private static List<Fingerprint> fingerprints(Implementation rules, RuleSet ruleSet) {
    RandomSetups setups = new RandomSetups(ruleSet, 31);
    return Stream.generate(setups::next)
        .limit(DIAGRAMS)
        .map(setup -> rules.of(setup, ruleSet).fingerprint())
        .toList();
  }
}
