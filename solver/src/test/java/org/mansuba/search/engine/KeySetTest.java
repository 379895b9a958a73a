package org.mansuba.search.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.mansuba.rules.Fingerprint;

class KeySetTest {
  private static final int MARKS = 3;

  /** The first keys are so few that each belongs to hundreds of positions, as do the second. */
  @Test
  void positionsAreToldApartByBothKeysTogether() {
    SplittableRandom random = new SplittableRandom(3);
    Map<Fingerprint, Integer> expected = new HashMap<>();
    KeySet set = new KeySet();
    for (int i = 0; i < 100_000; i++) {
      Fingerprint keys = new Fingerprint(random.nextLong(200), random.nextLong(200));
      assertThat(set.mark(keys.key(), keys.secondKey()))
          .isEqualTo(expected.getOrDefault(keys, KeySet.ABSENT));
      int mark = 1 + random.nextInt(MARKS);
      set.put(keys.key(), keys.secondKey(), mark);
      expected.put(keys, mark);
      assertThat(set.size()).isEqualTo(expected.size());
    }
  }
}
