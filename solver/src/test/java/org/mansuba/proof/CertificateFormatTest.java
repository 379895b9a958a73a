package org.mansuba.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The text of certificates. */
final class CertificateFormatTest {
  private static final Path DESCRIPTION = Path.of("..", "docs", "CERTIFICATE.md");
  private static final Pattern EXAMPLE =
      Pattern.compile("```certificate\n(.*?)crc32 [0-9a-f]{8}\n```", Pattern.DOTALL);

  @Test
  void theExampleOfTheDescriptionIsRight() throws IOException {
    Matcher example = EXAMPLE.matcher(Files.readString(DESCRIPTION));
    assertThat(example.find()).isTrue();
    byte[] file =
        example
            .group()
            .replace("```certificate\n", "")
            .replace("```", "")
            .getBytes(StandardCharsets.US_ASCII);

    Certificate certificate = CertificateText.read(file);
    CertificateVerifier.verify(certificate);
    assertThat(CertificateText.write(certificate)).isEqualTo(file);
  }

  /** Each changes one thing in the example and corrects the checksum. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "w - - 0 1           | w                          | line 2: it must be written as 2bkn3/",
        "2bkn3               | 2akn3                      | line 2: it must be written as 2bkn3/",
        "rules standard      | rules                      | line 3: it must start with the word",
        "rules standard      | rules stalemate            | line 3: unknown rule \"stalemate\"",
        "rules standard      | rules fly=high             | line 3: unknown rule \"fly=high\"",
        "rules standard      | rules stalemate=win        | line 3: it must be written as",
        "rules standard      | rules bareking=off         | line 3: it must be written as bareKing=off",
        "White wins in 2     | win in 2                   | line 4: it must be written as White wins",
        "White wins in 2     | White flies                | line 4: ",
        "length 2            | length 02                  | line 5: it must be written as 2",
        "length 2            | length -2                  | line 5: it must be written as 0",
        "length 2            | length 99999999999         | line 5: \"99999999999\" is not a number",
        "positions 2         | positions 3                | line 9: it announces 3 positions but has 2",
        "positions 2         | positions 1                | line 8: more than the 1 positions",
        "e6e7                | e6e9                       | line 7: \"e6e9\" is not a move",
        "e6e7                | E6e7                       | line 7: \"E6e7\" is not a move",
        "h7d7 c6d7:1         | h7d7  c6d7:1               | line 8: \"\" is not a reply",
        "h7d7 c6d7:1         | h7d7 c6d7                  | line 8: \"c6d7\" is not a reply",
        "h7d7 c6d7:1         | h7d7 c6d7:01               | line 8: \"c6d7:01\" is not a reply",
        "h7d7 c6d7:1         | h7d7 c6d7:0                | line 8: \"c6d7:0\" is not a reply",
        "h7d7 c6d7:1         | h7d7 c6d7:x                | line 8: \"c6d7:x\" is not a reply",
        "h7d7 c6d7:1         | - c6d7:1                   | it claims a length of 2",
        "h7d7 c6d7:1         | h7d7 c6d7:1 d8e7:1         | line 8: d8e7 is not a legal reply",
        "h7d7 c6d7:1         | h7d7 c6d7:end              | it claims a length of 2",
        "White wins in 2     | White wins in 3, exact     | requires exactly 3",
        "3K4 w               | 3KK3 w                     | illegal diagram",
      })
  void everythingHasOneForm(String part, String other, String reason) throws IOException {
    Matcher example = EXAMPLE.matcher(Files.readString(DESCRIPTION));
    assertThat(example.find()).isTrue();
    String text = example.group(1);
    assertThat(text).contains(part);
    String changed = text.replace(part, other);
    String sum = CertificateText.checksum(changed.getBytes(StandardCharsets.US_ASCII));
    byte[] file = (changed + "crc32 " + sum + "\n").getBytes(StandardCharsets.US_ASCII);

    assertThatThrownBy(() -> CertificateVerifier.verify(CertificateText.read(file)))
        .isInstanceOf(CertificateException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void whatHasAnotherTitleIsNoCertificate() {
    for (String text : new String[] {"", "\n", "mansuba", "{}", "mansuba certificate 1"}) {
      assertThatThrownBy(() -> CertificateText.read(text.getBytes(StandardCharsets.US_ASCII)))
          .isInstanceOfAny(NoCertificateException.class, CertificateException.class);
    }
    assertThatThrownBy(
            () ->
                CertificateText.read(
                    "mansuba certificate 10\n".getBytes(StandardCharsets.US_ASCII)))
        .isInstanceOf(NoCertificateException.class)
        .hasMessageContaining("version \"10\"");
  }
}
