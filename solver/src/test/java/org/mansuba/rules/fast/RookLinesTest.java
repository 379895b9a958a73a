package org.mansuba.rules.fast;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class RookLinesTest {
  @Test
  void attacksReachUpToTheFirstManOnEachLine() {
    SplittableRandom random = new SplittableRandom(17);
    for (int round = 0; round < 20_000; round++) {
      int square = random.nextInt(64);
      long half = random.nextLong();
      long occupied = half & random.nextLong();
      assertThat(RookLines.attacks(square, occupied)).isEqualTo(walked(square, occupied));
    }
  }

  private static long walked(int square, long occupied) {
    int[][] steps = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    long reached = 0;
    for (int[] step : steps) {
      int file = (square & 7) + step[0];
      int rank = (square >> 3) + step[1];
      while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
        long bit = 1L << (8 * rank + file);
        reached |= bit;
        if ((occupied & bit) != 0) {
          break;
        }
        file += step[0];
        rank += step[1];
      }
    }
    return reached;
  }
}
