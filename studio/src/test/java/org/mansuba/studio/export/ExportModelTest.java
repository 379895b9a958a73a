package org.mansuba.studio.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mansuba.export.format.Format;
import org.mansuba.problem.Library;
import org.mansuba.studio.InlineRunner;
import org.mansuba.studio.NoQuestions;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.notice.Notices;

/** Writing in other formats. */
final class ExportModelTest {
  @TempDir private Path folder;

  private final Document document = new Document();
  private final Notices notices = new Notices();
  private String target = "";
  private final ExportModel model =
      new ExportModel(
          document,
          new NoQuestions() {
            @Override
            public Optional<Path> save(String suggestion) {
              return Optional.of(folder.resolve(target.isEmpty() ? suggestion : target));
            }
          },
          new InlineRunner(),
          notices,
          new Texts());

  @ParameterizedTest
  @EnumSource(Format.class)
  void everyFormatIsWrittenToTheFileChosen(Format format) throws IOException {
    document.open(Library.find("dilaram").orElseThrow());
    model.export(format);
    Path file = folder.resolve("dilaram." + format.extension());
    assertThat(file).isNotEmptyFile();
    if (format == Format.TEXT) {
      assertThat(Files.readString(file)).contains("Dilaram's mate");
    }
  }

  @Test
  void aPlaceThatCannotBeWrittenIsToldOf() {
    document.open(Library.find("dilaram").orElseThrow());
    target = "no/such/folder/a.txt";
    model.export(Format.TEXT);
    assertThat(notices.latestProperty().get().orElseThrow().text()).contains("untouched");
  }

  @Test
  void aDiagramThatCannotBePlayedIsNotExported() {
    model.export(Format.PDF);
    assertThat(notices.latestProperty().get()).isPresent();
    assertThat(folder).isEmptyDirectory();
  }
}
