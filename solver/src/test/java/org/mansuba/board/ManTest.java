package org.mansuba.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ManTest {
  @Test
  void isEqualToAnotherOfTheSameSideAndKindAlone() {
    Set<Man> men = new HashSet<>();
    for (Side side : Side.values()) {
      for (Kind kind : Kind.values()) {
        assertThat(men.add(new Man(side, kind))).isTrue();
        assertThat(men.add(new Man(side, kind))).isFalse();
      }
    }
    assertThat(men).hasSize(Side.values().length * Kind.values().length);
    assertThat(new Man(Side.WHITE, Kind.ROOK)).isNotEqualTo(Kind.ROOK);
  }
}
