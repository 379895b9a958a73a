package org.mansuba.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class VisibleTextTest {
  private static final String HARMLESS = "a\u00e9\u0645\u200c\u200f\u2654 z\t\n";

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final PrintStream text =
      new VisibleText(new PrintStream(bytes, false, StandardCharsets.UTF_8));

  @Test
  void noWayOfPrintingLetsASteeringCharacterThrough() {
    for (String steering : steering()) {
      text.print(steering);
      text.print((Object) steering);
      text.print(steering.toCharArray());
      text.print(steering.charAt(0));
      text.println(steering);
      text.append(steering).append(steering, 0, 1).append(steering.charAt(0));
      text.printf(Locale.ROOT, "%s", steering);
    }
    text.flush();

    String printed = bytes.toString(StandardCharsets.UTF_8);
    assertThat(printed.replace("\uFFFD", "").replace(System.lineSeparator(), "")).isEmpty();
    assertThat(printed.codePoints().filter(c -> c == 0xFFFD)).hasSize(9 * steering().length);
  }

  @Test
  void otherTextIsKept() {
    text.print(HARMLESS);
    text.print("line\r\nline");
    text.flush();

    assertThat(bytes.toString(StandardCharsets.UTF_8)).isEqualTo(HARMLESS + "line\r\nline");
  }

  @Test
  void bytesAreKept() {
    byte[] picture = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0, 27};
    text.writeBytes(picture);
    text.flush();

    assertThat(bytes.toByteArray()).isEqualTo(picture);
  }

  /** All controls but tab and line feed, and the signs that embed, override or isolate. */
  private static String[] steering() {
    return IntStream.concat(
            IntStream.concat(IntStream.range(0, 0x20), IntStream.range(0x7f, 0xa0)),
            IntStream.concat(
                IntStream.rangeClosed(0x202a, 0x202e), IntStream.rangeClosed(0x2066, 0x2069)))
        .filter(c -> c != '\t' && c != '\n')
        .mapToObj(Character::toString)
        .toArray(String[]::new);
  }
}
