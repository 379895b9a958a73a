package org.mansuba.studio.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.problem.ProblemFile;
import org.mansuba.studio.DamagedText;
import org.mansuba.studio.InlineRunner;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.notice.Notice;
import org.mansuba.studio.notice.Notices;

/** What was not saved is offered back after the program has died. */
final class JournalTest {
  private static final int CASES = Integer.getInteger("mansuba.mutations", 10_000) / 20;

  @TempDir private Path folder;

  /** One run of the program. */
  private final class Run {
    private final Document document = new Document();
    private final Notices notices = new Notices();
    private final Journal journal =
        new Journal(document, new InlineRunner(), notices, new Texts(), folder.resolve("journal"));

    Run() {
      journal.begin();
    }

    void edit(String title) {
      document.apply(Edit.of("change.title", p -> p.withTitle(title)));
    }

    void answer(String key) {
      Notice notice = notices.latestProperty().get().orElseThrow();
      notice.answers().stream()
          .filter(a -> a.key().equals(key))
          .findFirst()
          .orElseThrow()
          .action()
          .run();
    }
  }

  private static Problem dilaram() {
    return Library.find("dilaram").orElseThrow();
  }

  private long kept() throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("journal"))) {
      return files.count();
    }
  }

  @Test
  void theLastEditOfARunThatDiedComesBack() throws IOException {
    Run first = new Run();
    first.document.open(dilaram());
    first.edit("first");
    first.edit("last");
    Run second = new Run();
    second.answer("journal.restore");
    assertThat(second.document.problem().title()).isEqualTo("last");
    assertThat(second.document.modifiedProperty().get()).isTrue();
    second.document.undo();
    assertThat(second.document.problem().title()).isEqualTo("last");
    assertThat(kept()).isEqualTo(1);
  }

  @Test
  void whatWasThrownAwayIsNotOfferedAgain() {
    Run first = new Run();
    first.edit("a");
    new Run().answer("journal.discard");
    assertThat(new Run().notices.latestProperty().get()).isEmpty();
  }

  @Test
  void aRunThatEndedInGoodOrderLeavesNothing() throws IOException {
    Run first = new Run();
    first.edit("a");
    first.journal.end();
    assertThat(kept()).isZero();
    assertThat(new Run().notices.latestProperty().get()).isEmpty();
  }

  @Test
  void whatHasBeenSavedIsNotOffered() {
    Path file = folder.resolve("a.json");
    Run first = new Run();
    first.edit("a");
    ProblemFile.write(file, first.document.problem());
    first.document.saved(first.document.problem(), file);
    assertThat(new Run().notices.latestProperty().get()).isEmpty();
  }

  @Test
  void anEmptyStateIsNeverOffered() {
    Run first = new Run();
    first.document.open(dilaram());
    first.document.apply(Edit.of("change.clear", _ -> Document.empty()));
    assertThat(new Run().notices.latestProperty().get()).isEmpty();
  }

  @Test
  void aFileThatIsNewerIsNotWrittenOverByWhatComesBack() throws IOException {
    Path file = folder.resolve("a.json");
    ProblemFile.write(file, dilaram());
    Run first = new Run();
    first.document.open(dilaram(), file);
    first.edit("older");
    ProblemFile.write(file, dilaram().withTitle("newer"));
    Files.setLastModifiedTime(file, FileTime.from(Instant.now().plusSeconds(60)));
    Run second = new Run();
    second.answer("journal.restore");
    assertThat(second.document.problem().title()).isEqualTo("older");
    assertThat(second.document.fileProperty().get()).isEqualTo(Optional.empty());
  }

  @Test
  void aBrokenEntryIsPassedOver() throws IOException {
    Files.createDirectories(folder.resolve("journal"));
    Files.writeString(folder.resolve("journal").resolve("x.journal"), "problem={");
    Files.write(folder.resolve("journal").resolve("y.journal"), new byte[] {-1, -2, 0});
    assertThat(new Run().notices.latestProperty().get()).isEmpty();
  }

  @Test
  void aFolderThatCannotBeWrittenIsToldOf() throws IOException {
    Files.writeString(folder.resolve("journal"), "a file where a folder is wanted");
    Run run = new Run();
    run.edit("a");
    assertThat(run.notices.latestProperty().get().orElseThrow().text()).contains("Save");
    assertThat(run.document.problem().title()).isEqualTo("a");
  }

  @Test
  void damagedEntriesNeverStopTheStart() throws IOException {
    new Run().edit("one");
    Path entry;
    try (Stream<Path> files = Files.list(folder.resolve("journal"))) {
      entry = files.findFirst().orElseThrow();
    }
    String whole = Files.readString(entry);
    DamagedText damaged = new DamagedText(7);
    for (int i = 0; i < CASES; i++) {
      Files.writeString(entry, damaged.of(whole));
      Run run = new Run();
      assertThat(run.document.modifiedProperty().get()).isFalse();
      run.journal.end();
    }
  }
}
