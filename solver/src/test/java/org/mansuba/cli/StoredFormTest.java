package org.mansuba.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mansuba.answer.StoredForm;

/** Verdicts stored by another form of the program, which may have been wrong. */
final class StoredFormTest {
  private static final String CURRENT = "\"form\":" + StoredForm.CURRENT + ",";

  @TempDir private Path folder = Path.of("");

  @ParameterizedTest
  @ValueSource(strings = {"", "\"form\":0,", "\"form\":2147483647,", "\"form\":[],"})
  void aCheckAnswersAgainWhatIsStoredInAnotherForm(String form) throws IOException {
    Path stored = folder.resolve("stored");
    Run.of("check", "abu-naim", "--resume", stored.toString());
    replace(stored, "\"verdict\":\"sound\"", "\"verdict\":\"cooked\"");
    assertThat(Run.of("check", "abu-naim", "--resume", stored.toString()).out()).contains("cooked");

    replace(stored, CURRENT, form);
    Run run = Run.of("check", "abu-naim", "--resume", stored.toString());

    assertThat(run.out()).contains("sound").doesNotContain("cooked");
    assertThat(Files.readAllLines(stored)).hasSize(2).last().asString().contains(CURRENT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\"form\":0,", "\"form\":2147483647,", "\"form\":[],"})
  void minimalAnswersAgainWhatIsStoredInAnotherForm(String form) throws IOException {
    Path stored = folder.resolve("stored");
    String[] command = {"minimal", "abu-naim", "--resume", stored.toString()};
    String answer = Run.of(command).out();
    List<String> before = Files.readAllLines(stored);
    replace(stored, "\"verdict\":\"[a-z-]+\"", "\"verdict\":\"no-solution\"");
    assertThat(Run.of(command).out()).isNotEqualTo(answer);

    replace(stored, CURRENT, form);

    assertThat(Run.of(command).out()).isEqualTo(answer);
    assertThat(Files.readAllLines(stored)).containsAll(before);
  }

  private static void replace(Path file, String pattern, String by) throws IOException {
    Files.writeString(file, Files.readString(file).replaceAll(pattern, by));
  }
}
