package org.mansuba.search.engine;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.mansuba.rules.Fingerprint;
import org.mansuba.rules.KeyIndependence;

class KeyMixerTest {
  @Test
  void bothMixturesOfANumberAreIndependent() {
    KeyIndependence.assertIndependent(
        LongStream.range(0, 4_000)
            .mapToObj(n -> new Fingerprint(KeyMixer.mix(n), KeyMixer.mixSecond(n)))
            .toList());
  }
}
