package org.mansuba.studio.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mansuba.notation.Fen;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.problem.ProblemFile;
import org.mansuba.studio.NoQuestions;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.notice.Notices;

/** Opening and saving, and that nothing is lost by either. */
final class FileModelTest {
  @TempDir private Path folder;

  private final Document document = new Document();
  private final Notices notices = new Notices();
  private final RecentFiles recent = new RecentFiles();
  private Optional<Path> chosen = Optional.empty();
  private FileQuestions.Unsaved answer = FileQuestions.Unsaved.CANCEL;
  private final FileModel files =
      new FileModel(
          document,
          recent,
          new NoQuestions() {
            @Override
            public Optional<Path> save(String suggestion) {
              return chosen;
            }

            @Override
            public Unsaved unsaved() {
              return answer;
            }
          },
          notices,
          new Texts());

  private static Problem dilaram() {
    return Library.find("dilaram").orElseThrow();
  }

  private void edit() {
    document.apply(Edit.of("change.title", p -> p.withTitle(p.title() + "!")));
  }

  @Test
  void whatIsSavedIsOpenedAgainAsItWas() {
    document.open(dilaram());
    edit();
    chosen = Optional.of(folder.resolve("mine"));
    assertThat(files.save()).isTrue();
    Path file = folder.resolve("mine.json");
    assertThat(ProblemFile.read(file).title()).isEqualTo("Dilaram's mate!");
    assertThat(document.modifiedProperty().get()).isFalse();
    files.begin();
    assertThat(files.open(file)).isTrue();
    assertThat(document.problem().title()).isEqualTo("Dilaram's mate!");
    assertThat(recent.filesProperty().get()).containsExactly(file);
  }

  @Test
  void aFileThatCannotBeWrittenIsToldOfAndTheDocumentStaysUnsaved() {
    document.open(dilaram());
    edit();
    Problem before = document.problem();
    chosen = Optional.of(folder.resolve("no such folder").resolve("a.json"));
    assertThat(files.save()).isFalse();
    assertThat(notices.latestProperty().get().orElseThrow().text()).contains("still here");
    assertThat(document.problem()).isEqualTo(before);
    assertThat(document.modifiedProperty().get()).isTrue();
  }

  @Test
  void unsavedChangesGoOnlyIfTheUserSaysSo() {
    document.open(dilaram());
    edit();
    files.begin();
    assertThat(document.problem().title()).isEqualTo("Dilaram's mate!");
    answer = FileQuestions.Unsaved.SAVE;
    files.begin();
    assertThat(document.problem().title()).isEqualTo("Dilaram's mate!");
    answer = FileQuestions.Unsaved.DISCARD;
    files.begin();
    assertThat(document.problem()).isEqualTo(Document.empty());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "[]",
        "null",
        "{\"fen\": 7}",
        "{\"fen\": \"8/8 w\"}",
        "\u0000\u0001",
        "hello"
      })
  void aBrokenFileIsToldOfAndTheDocumentStays(String text) throws IOException {
    document.open(dilaram());
    Path file = Files.writeString(folder.resolve("broken.json"), text);
    assertThat(files.open(file)).isFalse();
    assertThat(notices.latestProperty().get().orElseThrow().text()).contains("broken.json");
    assertThat(document.problem()).isEqualTo(dilaram());
  }

  @Test
  void aMissingFileIsToldOfAndForgotten() {
    Path file = folder.resolve("gone.json");
    recent.note(file);
    assertThat(files.open(file)).isFalse();
    assertThat(recent.filesProperty().get()).isEmpty();
    assertThat(notices.latestProperty().get().orElseThrow().text()).contains("does not exist");
  }

  @Test
  void aTextFileWithAFenIsAnUnsavedProblem() throws IOException {
    Path file = Files.writeString(folder.resolve("diamond.fen"), "8/8/8/3k4/8/1KF5/8/f7 w\n");
    assertThat(files.open(file)).isTrue();
    assertThat(document.problem().setup()).isEqualTo(Fen.read("8/8/8/3k4/8/1KF5/8/f7 w"));
    assertThat(document.fileProperty().get()).isEmpty();
  }
}
