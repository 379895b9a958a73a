package org.mansuba.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mansuba.cli.output.ExitStatus;

/**
 * Every format that is read, damaged at random: the program answers, or refuses in sentences and
 * changes nothing. {@code -Dmansuba.mutations=N} sets the number of cases.
 */
final class MutatedInputTest {
  private static final int CASES = Integer.getInteger("mansuba.mutations", 10_000);
  private static final Set<ExitStatus> HONEST =
      EnumSet.of(ExitStatus.YES, ExitStatus.NO, ExitStatus.BAD_INPUT, ExitStatus.UNDECIDED);

  private static final String DIAGRAM = "6K1/3r3r/5kn1/5p2/5P2/6N1/8/4R1R1 w - - 0 1";
  private static final String LITTLE = " --nodes 50 --threads 1 --memory 1m --quiet";

  @TempDir private Path folder = Path.of("");

  /** A format, the file it is damaged in, and the command that reads it. */
  enum Format {
    PROBLEM_JSON("x.json", "show {}"),
    PROBLEM_TO_SOLVE("x.json", "solve {}" + LITTLE),
    FEN("x.fen", "show {}"),
    LIST_OF_MEN("x.txt", "show {}"),
    PGN("x.pgn", "import {}"),
    EPD("x.epd", "import {}"),
    POPEYE("x.inp", "import {}"),
    STIPULATION("", "show abu-naim --stipulation {}"),
    RULES("", "show abu-naim --rules {}"),
    CERTIFICATE("x.proof", "verify-proof {}"),
    CHECKPOINT("x.search", "solve abu-naim" + LITTLE + " --checkpoint {}"),
    FORGED_CHECKPOINT("x.search", "solve abu-naim" + LITTLE + " --checkpoint {}"),
    RESUME("x.jsonl", "check abu-naim" + LITTLE + " --resume {}"),
    TABLE("standard/KRvK.mtb", "tables stats KRvK --dir {dir}");

    private final String file;
    private final String command;

    Format(String file, String command) {
      this.file = file;
      this.command = command;
    }

    private String[] command(Path folder, String input) {
      return Stream.of(command.split(" ", -1))
          .map(part -> part.equals("{dir}") ? folder.toString() : part)
          .map(part -> part.equals("{}") ? input : part)
          .toArray(String[]::new);
    }
  }

  @ParameterizedTest
  @EnumSource
  void isAnsweredOrRefusedInSentences(Format format) throws IOException {
    byte[] whole = whole(format);
    Mutator mutator = new Mutator(format.ordinal());
    for (int i = 0; i < CASES / Format.values().length; i++) {
      byte[] damaged = mutator.damage(whole);
      if (format == Format.FORGED_CHECKPOINT) {
        damaged = withChecksum(damaged);
      }
      if (format.file.isEmpty()) {
        String text = new String(damaged, StandardCharsets.UTF_8);
        assertHonest(Run.of(format.command(folder, text)), text);
      } else {
        Path file = folder.resolve(format.file);
        Files.createDirectories(file.getParent());
        Files.write(file, damaged);
        Run run = Run.of(format.command(folder, file.toString()));
        String text = new String(damaged, StandardCharsets.ISO_8859_1);
        assertHonest(run, text);
        if (run.status() == ExitStatus.BAD_INPUT) {
          assertThat(file).as(text).hasBinaryContent(damaged);
        }
      }
    }
  }

  private static void assertHonest(Run run, String input) {
    assertThat(run.status()).as("%s%n%s", input, run.err()).isIn(HONEST);
    assertThat(run.out() + run.err()).as(input).doesNotContainPattern("[\\p{Cc}&&[^\\n]]|\u202e");
    assertThat(run.err()).as(input).doesNotContain("Exception", "\tat ");
    if (run.status() == ExitStatus.BAD_INPUT) {
      assertThat(run.out()).as(input).isEmpty();
      assertThat(run.err().lines()).as(input).isNotEmpty().allMatch(l -> l.startsWith("mansuba: "));
    }
  }

  private byte[] whole(Format format) throws IOException {
    return switch (format) {
      case PROBLEM_JSON -> exported("bonus-socius-waiting", "json");
      case PROBLEM_TO_SOLVE -> exported("dilaram", "json");
      case FEN -> bytes(DIAGRAM);
      case LIST_OF_MEN -> bytes("White Kg8 Re1 Rg1 Ng3 Pf4\nBlack Kf6 Rd7 Rh7 Ng6 Pf5\n#3\n");
      case PGN -> exported("abu-naim", "pgn");
      case EPD -> bytes("6K1/3r3r/5kn1/5p2/5P2/6N1/8/4R1R1 w - - dm 3; id \"x\"; pv Nh5+ Rxh5;\n");
      case POPEYE ->
          bytes(
              """
              BeginProblem
              Title Two rooks
              Pieces
                White Ka1 Ra7h7
                Black Kd8 Sd6
              Stipulation #2
              EndProblem
              """);
      case STIPULATION -> bytes("White mates in 6, checks only, exactly");
      case RULES -> bytes("stalemate=draw,bareKing=off,promotedFerzLeap=yes");
      case CERTIFICATE -> written("solve", "dilaram", "--certificate");
      case CHECKPOINT, FORGED_CHECKPOINT -> written("solve", "abu-naim", "--checkpoint");
      case RESUME -> written("check", "abu-naim", "--resume");
      case TABLE -> {
        Run.of("tables", "build", "KRvK", "--quiet", "--dir", folder.toString());
        yield Files.readAllBytes(folder.resolve(format.file));
      }
    };
  }

  private byte[] exported(String problem, String format) {
    return bytes(Run.of("export", problem, "--to", format, "--quiet").out());
  }

  private byte[] written(String command, String problem, String option) throws IOException {
    Path file = folder.resolve("whole");
    Run.of(command, problem, option, file.toString(), "--quiet");
    return Files.readAllBytes(file);
  }

  /** Ends a damaged file with the checksum of what precedes it, as a forger would. */
  private static byte[] withChecksum(byte[] file) {
    int length = Math.max(0, file.length - Long.BYTES);
    CRC32C sum = new CRC32C();
    sum.update(file, 0, length);
    return ByteBuffer.allocate(length + Long.BYTES)
        .put(file, 0, length)
        .putLong(sum.getValue())
        .array();
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
