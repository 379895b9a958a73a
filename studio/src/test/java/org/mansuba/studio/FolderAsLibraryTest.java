package org.mansuba.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.problem.ProblemFile;
import org.mansuba.studio.app.StudioModel;
import org.mansuba.studio.document.FileQuestions;
import org.mansuba.studio.i18n.Texts;

/** A user's folder in the place of the library. */
final class FolderAsLibraryTest {
  @TempDir private Path folder;

  private Path chosen = Path.of("nowhere");
  private final FileQuestions questions =
      new NoQuestions() {
        @Override
        public Optional<Path> folder() {
          return Optional.of(chosen);
        }
      };
  private final StudioModel model = new StudioModel(new Texts(), new InlineRunner(), questions);
  private final HeldWork held = new HeldWork();
  private final StudioModel slow = new StudioModel(new Texts(), held, questions);

  private static Problem known(String id) {
    return Library.find(id).orElseThrow();
  }

  @Test
  void itsProblemsAreListedAndOpenedFromTheirFilesAndWhatIsNoneIsToldOf() throws IOException {
    chosen = folder;
    Path file = folder.resolve("a.json");
    ProblemFile.write(file, known("dilaram"));
    ProblemFile.write(folder.resolve("b.json"), List.of(known("check"), known("abu-naim")));
    Files.writeString(folder.resolve("c.json"), "{}");
    Files.writeString(folder.resolve("notes.txt"), "not looked at");
    model.reader().askFolder();
    List<Problem> found = model.library().foundProperty().get();
    assertThat(found.stream().map(Problem::id)).containsExactly("dilaram", "check", "abu-naim");
    assertThat(model.notices().latestProperty().get().orElseThrow().text()).contains("c.json");

    model.opening().openListed(found.getFirst());
    assertThat(model.document().fileProperty().get()).contains(file);
    model.opening().openListed(found.get(1));
    assertThat(model.document().problem().id()).isEqualTo("check");
    assertThat(model.document().fileProperty().get()).isEmpty();

    model.reader().readOwn();
    assertThat(model.library().shelfProperty().get()).isEmpty();
    assertThat(model.library().foundProperty().get()).hasSameSizeAs(Library.all());
  }

  @Test
  void whatIsReadSlowlyDoesNotTakeThePlaceOfWhatWasAskedForLater() throws IOException {
    chosen = folder;
    ProblemFile.write(folder.resolve("a.json"), known("dilaram"));
    Files.writeString(folder.resolve("c.json"), "{}");
    slow.reader().readOwn();
    slow.reader().askFolder();
    held.doLast();
    held.doNext();
    assertThat(slow.library().foundProperty().get()).containsExactly(known("dilaram"));
    assertThat(slow.library().shelfProperty().get()).isPresent();
    slow.notices().clear();
    slow.reader().askFolder();
    slow.reader().readOwn();
    held.doLast();
    held.doNext();
    assertThat(slow.library().shelfProperty().get()).isEmpty();
    assertThat(slow.library().foundProperty().get()).hasSameSizeAs(Library.all());
    assertThat(slow.notices().latestProperty().get()).isEmpty();
  }

  @Test
  void aFolderThatCannotBeReadDoesNotStandInTheWayOfWhatWasAskedForBefore() {
    slow.reader().readOwn();
    slow.reader().askFolder();
    held.doLast();
    held.doNext();
    assertThat(slow.notices().latestProperty().get().orElseThrow().text()).contains("nowhere");
    assertThat(slow.library().foundProperty().get()).hasSameSizeAs(Library.all());
  }

  @Test
  void aFolderThatCannotBeReadLeavesLeavesTheLibraryAsItIs() {
    model.reader().readOwn();
    model.reader().askFolder();
    assertThat(model.notices().latestProperty().get().orElseThrow().text()).contains("nowhere");
    assertThat(model.library().foundProperty().get()).hasSameSizeAs(Library.all());
  }
}
