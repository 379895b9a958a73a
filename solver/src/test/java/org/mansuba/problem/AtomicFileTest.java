package org.mansuba.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mansuba.notation.Fen;

class AtomicFileTest {
  private static final Problem PROBLEM = Problem.of(Fen.read("8/8/8/3k4/8/1KQ5/8/q7 w"));

  /** No process has such a number. */
  private static final long ENDED = Long.MAX_VALUE / 10;

  @TempDir private Path folder;

  @Test
  void writesAndReplaces() throws IOException {
    Path file = folder.resolve("a.json");
    ProblemFile.write(file, PROBLEM.withTitle("One"));
    ProblemFile.write(file, PROBLEM.withTitle("Two"));
    assertThat(ProblemFile.read(file).title()).isEqualTo("Two");
    assertThat(names()).containsExactly("a.json");
  }

  @Test
  void whatAKilledProcessLeftIsClearedAwayAndNothingElse() throws IOException {
    Path file = folder.resolve("a.json");
    long alive = ProcessHandle.current().pid();
    Path abandoned = temporary(file, "m0", ENDED, Duration.ofHours(2));
    Path young = temporary(file, "m0", ENDED, Duration.ofMinutes(1));
    Path beingWritten = temporary(file, "m0", alive, Duration.ofHours(2));
    Path ofAnother = temporary(folder.resolve("b.json"), "m0", ENDED, Duration.ofHours(2));
    Path notOurs = Files.writeString(folder.resolve(".other.tmp"), "x");

    AtomicFile.clearAbandoned(file);

    assertThat(abandoned).doesNotExist();
    assertThat(List.of(young, beingWritten, ofAnother, notOurs)).allMatch(Files::exists);
  }

  @Test
  void whatAKilledProcessOfThisMachineLeftIsClearedAwayAtOnce() throws IOException {
    assumeThat(MachineMark.isOurs(MachineMark.text())).isTrue();
    String here = "m" + MachineMark.text();
    Path file = folder.resolve("a.json");
    Path abandoned = temporary(file, here, ENDED, Duration.ZERO);
    Path beingWritten = temporary(file, here, ProcessHandle.current().pid(), Duration.ZERO);

    AtomicFile.clearAbandoned(file);

    assertThat(abandoned).doesNotExist();
    assertThat(beingWritten).exists();
  }

  /** A file as one being written is named, but by another process and some time ago. */
  private static Path temporary(Path file, String machine, long process, Duration age)
      throws IOException {
    String name = TemporaryFile.beside(file).getFileName().toString();
    String[] parts = name.split("-", 4);
    Path made = file.resolveSibling(String.join("-", parts[0], machine, "" + process, parts[3]));
    Files.writeString(made, "x");
    return Files.setLastModifiedTime(made, FileTime.from(Instant.now().minus(age)));
  }

  @Test
  void keepsPermissionsAndLinks() throws IOException {
    assumeThat(Files.getFileStore(folder).supportsFileAttributeView("posix")).isTrue();
    Path file = folder.resolve("a.json");
    Path link = folder.resolve("link.json");
    ProblemFile.write(file, PROBLEM);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
    Files.createSymbolicLink(link, file);
    ProblemFile.write(link, PROBLEM.withTitle("Two"));
    assertThat(Files.isSymbolicLink(link)).isTrue();
    assertThat(ProblemFile.read(file).title()).isEqualTo("Two");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-r-----");
  }

  @Test
  void aLinkToAFileThatIsNotThereStaysALink() throws IOException {
    Path link = folder.resolve("link.json");
    Path second = folder.resolve("second.json");
    Files.createSymbolicLink(link, Path.of("second.json"));
    Files.createSymbolicLink(second, Path.of("a.json"));
    ProblemFile.write(link, PROBLEM);
    assertThat(Files.isSymbolicLink(link)).isTrue();
    assertThat(Files.isSymbolicLink(second)).isTrue();
    assertThat(ProblemFile.read(folder.resolve("a.json")).title()).isEqualTo(PROBLEM.title());

    Path round = folder.resolve("round.json");
    Files.createSymbolicLink(round, Path.of("round.json"));
    assertThatThrownBy(() -> ProblemFile.write(round, PROBLEM))
        .isInstanceOf(ProblemException.class)
        .hasMessageEndingWith("it is a broken link");
  }

  @Test
  void aFailedWriteLeavesNothingBehind() throws IOException {
    Files.createDirectory(folder.resolve("sub"));
    assertThatThrownBy(() -> ProblemFile.write(folder.resolve("sub"), PROBLEM))
        .isInstanceOf(ProblemException.class)
        .hasMessageEndingWith("sub cannot be written: it is a folder");
    assertThatThrownBy(() -> ProblemFile.write(folder.resolve("none/a.json"), PROBLEM))
        .isInstanceOf(ProblemException.class)
        .hasMessageEndingWith("a.json cannot be written: its folder does not exist");
    assertThat(names()).containsExactly("sub");
  }

  @Test
  void aPipeIsNotReplacedByAFile() throws Exception {
    Path pipe = folder.resolve("pipe");
    assumeThat(Files.isExecutable(Path.of("/usr/bin/mkfifo"))).isTrue();
    assertThat(new ProcessBuilder("/usr/bin/mkfifo", pipe.toString()).start().waitFor()).isZero();

    assertThatThrownBy(() -> ProblemFile.write(pipe, PROBLEM))
        .isInstanceOf(ProblemException.class)
        .hasMessageEndingWith("pipe cannot be written: it is a device or a pipe");

    assertThat(Files.isRegularFile(pipe)).isFalse();
    assertThat(names()).containsExactly("pipe");
  }

  private Stream<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(f -> f.getFileName().toString()).toList().stream();
    }
  }
}
