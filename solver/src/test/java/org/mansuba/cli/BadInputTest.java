package org.mansuba.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.cli.output.Terminal;

/** Bad input costs a sentence on standard error and status 2, and prints nothing else. */
final class BadInputTest {
  private static final String FEN = "6K1/3r3r/5kn1/5p2/5P2/6N1/8/4R1R1 w - - 0 1";

  @TempDir private Path folder = Path.of("");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "solve                                | missing problem",
        "solve a b                            | 2 problems given",
        "solve abu-naim --fen 8/8 w           | two problems",
        "solve nosuchproblem                  | no such file or library problem",
        "solve dilarem                        | did you mean dilaram",
        "solve /nonexistent.json              | does not exist",
        "solve @nosuch                        | no such file or library problem: \"@nosuch\"",
        "check @pom.xml                       | @pom.xml does not exist; check the name",
        "solve @target                        | no such file or library problem",
        "solve abu-naim --time abc            | invalid --time; it must be a number with ms, s, m or h",
        "solve abu-naim --time -5s            | --time",
        "solve abu-naim --time 0s             | --time is at least 1ms",
        "check abu-naim dilaram --time 0ms    | --time is at least 1ms",
        "solve abu-naim --checkpoint x --every 0m | --every is at least 1ms",
        "solve abu-naim --memory 1            | the minimum is 1m",
        "solve abu-naim --memory 900000g      | exceeds what is available",
        "solve abu-naim --memory lots         | invalid --memory; it must be a number with k, m or g",
        "solve abu-naim --threads 0           | invalid --threads \"0\"; it must be a whole number",
        "solve abu-naim --nodes -5            | it must be a whole number from 1",
        "solve abu-naim --nodes 0             | it must be a whole number from 1",
        "solve abu-naim --lang xx             | the only language is en",
        "solve abu-naim --frobnicate          | unknown option",
        "solve abu-naim --time                | missing value for --time",
        "solve abu-naim --nodes               | missing value for --nodes",
        "import                               | missing FILE",
        "import a -                           | unexpected argument \"-\"",
        "import a b                           | unexpected argument \"b\"",
        "verify-proof                         | missing certificate",
        "verify-proof a b                     | needs one certificate, not 2",
        "solve abu-naim --nodes 9999999999999999999 | from 1 to 9,223,372,036,854,775,807",
        "import nosuch                        | nosuch does not exist; check the name",
        "verify-proof nosuch                  | nosuch does not exist; check the name",
        "export abu-naim -o a.xyz             | a.xyz: unknown extension; use .txt, .pgn",
        "export abu-naim --no-solve -o /proc/x.txt | /proc/x.txt cannot be written: a file cannot be created",
        "export abu-naim --no-solve -o /nowhere/x.txt | its folder does not exist",
        "check abu-naim --resume /nowhere/x   | /nowhere/x cannot be read and written: its folder",
        "tables bogus                         | use build, stats, verify or mine",
        "tables stats KFvK --dir /nonexist    | not a folder; give the folder the tables were built in",
        "solve abu-naim --rules foo=bar       | has the unknown switch \"foo\"",
        "solve abu-naim --rules bareKing=fly  | the values are win, off",
        "solve abu-naim --rules bareKing      | key=value",
        "solve abu-naim --rules stalemate=draw,stalemate=win | sets stalemate twice",
        "solve abu-naim --stipulation fly     | fly",
        "perft abu-naim                       | needs a problem and a depth",
        "perft abu-naim -1                    | from 0 to 30",
        "perft abu-naim 99                    | from 0 to 30",
        "show nosuchproblem                   | no such file",
        "frobnicate                           | unknown command",
        "''                                   | unknown command",
      })
  void usage(String line, String sentence) {
    assertRefused(Run.of(line.strip().split(" +", -1)), sentence);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "export abu-naim -o                 | -o needs a file name; it is empty",
        "import some.pgn -o                 | -o needs a file name; it is empty",
        "import                             | FILE needs a file name; it is empty",
        "verify-proof                       | FILE needs a file name; it is empty",
        "solve abu-naim --certificate       | --certificate needs a file name; it is empty",
        "check abu-naim --resume            | --resume needs a file name; it is empty",
        "repair check --resume              | --resume needs a file name; it is empty",
        "tables stats KFvK --dir            | --dir needs a file name; it is empty",
        "show                               | the problem name is empty",
        "check                              | the problem name is empty",
        "check abu-naim                     | the problem name is empty",
        "bench                              | the name of a task is empty",
      })
  void emptyName(String line, String sentence) {
    String[] words = line.strip().split(" +", -1);
    String[] withEmpty = Arrays.copyOf(words, words.length + 1);
    withEmpty[words.length] = "";
    assertRefused(Run.of(withEmpty), sentence);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "check abu-naim --resume",
        "repair abu-naim --resume",
        "solve abu-naim --certificate",
        "solve abu-naim --checkpoint",
        "export abu-naim --no-solve --to text -o",
        "import",
        "verify-proof",
      })
  void folderWhereAFileIsWanted(String line) {
    String[] words = (line + " " + folder).split(" ", -1);
    assertRefused(Run.of(words), "is a folder");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "export IN --no-solve --to html -o OUT",
        "export IN --to pgn -o OUT",
        "import IN -o OUT",
        "solve IN --certificate OUT",
        "solve IN --checkpoint OUT",
        "check IN --resume OUT",
        "repair IN --resume OUT",
      })
  void whatIsReadIsNotWrittenOver(String line) throws IOException {
    Path input = folder.resolve("in.json");
    Run.of("import", file(FEN.getBytes(StandardCharsets.UTF_8)), "-o", input.toString());
    byte[] before = Files.readAllBytes(input);
    Path link = Files.createSymbolicLink(folder.resolve("link.json"), input);
    Path deep = Files.createDirectory(folder.resolve("deep"));

    for (Path output : List.of(input, link, deep.resolve("../in.json"))) {
      Run run = Run.of(line.replace("IN", "" + input).replace("OUT", "" + output).split(" ", -1));

      assertThat(run.status()).as(run.err()).isEqualTo(ExitStatus.BAD_INPUT);
      assertThat(run.err().lines()).hasSize(1);
      assertThat(input).hasBinaryContent(before);
      assertThat(link).isSymbolicLink();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"check", "repair"})
  void resumeFileOfAnother(String command) throws IOException {
    byte[] binary = {0, 1, (byte) 200, (byte) 0xff, 10, 3};
    String file = file(binary);
    assertRefused(Run.of(command, "abu-naim", "--resume", file), "another file");
    assertThat(Path.of(file)).hasBinaryContent(binary);
  }

  @Test
  void fileInsteadOfAFolder() throws IOException {
    String below = file(new byte[] {1}) + "/x.txt";
    assertRefused(
        Run.of("export", "abu-naim", "--no-solve", "-o", below), "is a file, not a folder");
  }

  @Test
  void noCommandAtAll() {
    assertRefused(Run.of(), "missing command");
  }

  // spotless:off
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          8/8/8/8/8/8/8 w         | has 7 ranks
          9/8/8/8/8/8/8/8 w       | rank 8 of the FEN
          xk6/8/8/8/8/8/8/K7 w    | has "x"
          kF6/Q7/8/8/8/8/8/K6B w  | both F and Q
          kk6/8/8/8/8/8/8/K7 w    | Black has two kings
          k7/8/8/8/8/8/8/8 w      | White has no king
          P6k/8/8/8/8/8/8/K7 w    | the white pawn on a8
          ''                      | the FEN is empty
          """)
  // spotless:on
  void fen(String fen, String sentence) {
    assertRefused(Run.of("solve", "--fen", fen), sentence);
  }

  @Test
  void controlCharacterInAFen() {
    assertRefused(Run.of("solve", "--fen", "k7/8/8/8/8/8/8/K7\u0000 w"), "control character");
  }

  @Test
  void fenOfAMegabyte() {
    String fen = "A".repeat(1_000_000);
    assertRefused(Run.of("solve", "--fen", fen), "the maximum is 250");
    assertRefused(Run.withInput(fen + "/", "solve", "-"), "the maximum is 250");
  }

  @Test
  void diagramWithSeveralErrorsTellsAll() {
    Run run = Run.of("solve", "--fen", "Pk5k/8/8/8/8/8/8/8 w");
    assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(run.err().lines()).hasSizeGreaterThan(1).allMatch(l -> l.startsWith("mansuba: "));
  }

  // spotless:off
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          ``                                                      | is empty
          `   `                                                   | is empty
          {                                                       | unexpected end of file
          []                                                      | an empty array
          {}                                                      | no position
          {"fen":17}                                              | fen is 17
          {"fen":"8/8/8/8/8/8/8/8 w"}                             | White has no king
          {"fen":"FEN","stipulation":{"goal":"win","moves":-3}}   | moves is -3
          {"fen":"FEN","stipulation":{"goal":"fly"}}              | goal is "fly"
          {"fen":"FEN","rules":{"bareKing":"maybe"}}              | bareKing is "maybe"
          {"fen":"FEN","check":{"verdict":"fine"}}                | check.verdict is "fine"; it must be one of cooked
          [{"fen":"FEN"},{"fen":"FEN"}]                           | holds 2 problems; expected one
          """)
  // spotless:on
  void fileOrStandardInput(String pattern, String sentence) throws IOException {
    String text = pattern.replace("FEN", FEN);
    assertRefused(Run.of("solve", file(text.getBytes(StandardCharsets.UTF_8))), sentence);
    assertRefused(Run.withInput(text, "solve", "-"), sentence);
  }

  @Test
  void strangeFiles() throws IOException {
    byte[] everyByte = new byte[256];
    for (int i = 0; i < everyByte.length; i++) {
      everyByte[i] = (byte) i;
    }
    byte[] huge = new byte[50_000_000];
    Arrays.fill(huge, (byte) ' ');
    byte[] deep = "[".repeat(100_000).getBytes(StandardCharsets.UTF_8);
    for (byte[] content : List.of(everyByte, huge, deep)) {
      assertRefused(Run.of("solve", file(content)), "");
      assertRefused(Run.with(content, Terminal.Reader.MACHINE, _ -> {}, "show", "-"), "");
    }
    assertRefused(Run.of("solve", folder.toString()), "is a folder");
  }

  private String file(byte[] content) throws IOException {
    Path file = folder.resolve("problem.json");
    Files.write(file, content);
    return file.toString();
  }

  private static void assertRefused(Run run, String sentence) {
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("mansuba: ").contains(sentence).endsWith("\n");
    assertThat(run.err()).doesNotContain("Exception").doesNotContain("\tat ");
    assertThat(run.err().lines().mapToInt(String::length).max().orElse(0)).isLessThan(400);
    assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
  }
}
