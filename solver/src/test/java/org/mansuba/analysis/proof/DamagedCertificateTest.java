package org.mansuba.analysis.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mansuba.proof.CertificateException;
import org.mansuba.proof.CertificateText;
import org.mansuba.proof.CertificateVerifier;
import org.mansuba.proof.NoCertificateException;

/** Certificates whose files were damaged: none is accepted, and none does any harm. */
final class DamagedCertificateTest {
  private static final int TIMES = 40;

  private static final List<byte[]> FILES =
      List.of(
          CertificateText.write(Proofs.of("water-wheel", "win in 36, checks only", 36)),
          CertificateText.write(Proofs.of("dilarams-legacy", "win in 8, checks only", 8)));

  private final SplittableRandom random = new SplittableRandom(36);

  /** What may happen to a file. */
  enum Damage {
    BIT_FLIPPED,
    CUT,
    LINES_SWAPPED,
    LINE_REMOVED,
    LINE_DOUBLED
  }

  @ParameterizedTest
  @EnumSource
  void isRefusedWithAReason(Damage damage) {
    for (int i = 0; i < TIMES; i++) {
      byte[] file = damage(damage, FILES.get(i % FILES.size()));
      assertThatThrownBy(() -> CertificateVerifier.verify(CertificateText.read(file)))
          .as("%s: %s", damage, new String(file, StandardCharsets.ISO_8859_1))
          .isInstanceOfAny(CertificateException.class, NoCertificateException.class)
          .message()
          .isNotBlank();
    }
  }

  private byte[] damage(Damage damage, byte[] file) {
    return switch (damage) {
      case BIT_FLIPPED -> {
        byte[] flipped = file.clone();
        flipped[random.nextInt(file.length)] ^= (byte) (1 << random.nextInt(8));
        yield flipped;
      }
      case CUT -> Arrays.copyOf(file, random.nextInt(file.length));
      case LINES_SWAPPED, LINE_REMOVED, LINE_DOUBLED -> {
        String text = new String(file, StandardCharsets.ISO_8859_1);
        List<String> lines = new ArrayList<>(text.lines().toList());
        change(lines, damage);
        assertThat(lines).isNotEqualTo(text.lines().toList());
        yield (String.join("\n", lines) + "\n").getBytes(StandardCharsets.ISO_8859_1);
      }
    };
  }

  private void change(List<String> lines, Damage damage) {
    int line = random.nextInt(lines.size());
    if (damage == Damage.LINE_REMOVED) {
      lines.remove(line);
    } else if (damage == Damage.LINE_DOUBLED) {
      lines.add(line, lines.get(line));
    } else {
      int other = line;
      while (lines.get(other).equals(lines.get(line))) {
        other = random.nextInt(lines.size());
      }
      Collections.swap(lines, line, other);
    }
  }
}
