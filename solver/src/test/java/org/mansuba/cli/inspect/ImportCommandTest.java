package org.mansuba.cli.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mansuba.cli.Run;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.problem.ProblemFile;

class ImportCommandTest {
  private static final String RECORD = "6K1/3r3r/5kn1/5p2/5P2/6N1/8/4R1R1 w - -";

  @Test
  void aProblemFileIsPrintedAndWhatIsLostIsTold() {
    Run run = Run.withInput(RECORD + " dm 3; acd 7;\n", "import", "-");
    assertThat(run.status()).isEqualTo(ExitStatus.YES);
    assertThat(run.out()).contains("\"moves\": 3", "\"goal\": \"mate\"");
    assertThat(run.err()).isEqualTo("mansuba: note: unsupported operations were skipped: acd\n");
  }

  @Test
  void severalProblemsBecomeACollection(@TempDir Path folder) throws IOException {
    Path in = Files.writeString(folder.resolve("a.epd"), (RECORD + "\n").repeat(2));
    Path out = folder.resolve("a.json");
    Run run = Run.of("import", in.toString(), "-o", out.toString());
    assertThat(run).isEqualTo(new Run(ExitStatus.YES, "", ""));
    assertThat(ProblemFile.readAll(out)).hasSize(2);
  }

  @Test
  void whatIsExportedAsAGameRecordIsImportedAgain() {
    Run exported = Run.of("export", "abu-naim", "--to", "pgn", "--memory", "64m");
    Run imported = Run.withInput(exported.out(), "import", "-");
    assertThat(imported.err()).isEmpty();
    assertThat(imported.out())
        .contains("\"id\": \"abu-naim\"", "\"move\": \"g3h5\"", "\"goal\": \"mate\"");
  }

  @Test
  void whatIsAProblemFileAlreadyIsToldSo() {
    String exported = Run.of("export", "abu-naim", "--no-solve", "--to", "json").out();
    for (String file : new String[] {exported, "[" + exported + "]", " {}", "\ufeff[ ]"}) {
      Run run = Run.withInput(file, "import", "-");
      assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
      assertThat(run.out()).isEmpty();
      assertThat(run.err())
          .startsWith("mansuba: standard input: this is JSON,")
          .contains("needs no import")
          .hasLineCount(1);
    }
  }

  @Test
  void badInputIsToldInASentence(@TempDir Path folder) throws IOException {
    Path binary = Files.write(folder.resolve("b"), new byte[] {(byte) 0xff, 0, 1});
    for (String file : new String[] {"/none", folder.toString(), binary.toString()}) {
      Run run = Run.of("import", file);
      assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
      assertThat(run.out()).isEmpty();
      assertThat(run.err()).startsWith("mansuba: " + file).hasLineCount(1);
    }
    assertThat(Run.withInput("", "import", "-").err())
        .isEqualTo("mansuba: standard input: the text is empty\n");
  }
}
