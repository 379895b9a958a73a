package org.mansuba.studio.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mansuba.export.format.Format;
import org.mansuba.export.sheet.SolutionExtent;
import org.mansuba.notation.Letters;
import org.mansuba.problem.Library;
import org.mansuba.studio.InlineRunner;
import org.mansuba.studio.NoQuestions;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.notice.Notices;
import org.mansuba.studio.solve.LimitTexts;
import org.mansuba.studio.solve.StudioAnswers;
import org.mansuba.studio.soundness.CheckModel;
import org.mansuba.studio.task.TaskRunner;
import org.mansuba.words.Language;

/** Writing in other formats, and how that looks beforehand. */
final class ExportModelTest {
  @TempDir private Path folder;

  private final Document document = new Document();
  private final Notices notices = new Notices();
  private final Texts texts = new Texts();
  private final CheckModel check =
      new CheckModel(
          document,
          StudioAnswers.of(new InlineRunner(), notices),
          new LimitTexts(),
          new InlineRunner(),
          notices,
          texts);
  private String target = "";
  private final ExportModel model =
      new ExportModel(
          document,
          check,
          new NoQuestions() {
            @Override
            public Optional<Path> save(String suggestion) {
              return Optional.of(folder.resolve(target.isEmpty() ? suggestion : target));
            }
          },
          new InlineRunner(),
          notices,
          texts);

  private void open() {
    document.open(Library.find("dilaram").orElseThrow());
    model.shownProperty().set(true);
  }

  private String preview() {
    Preview preview = model.previewProperty().get();
    return switch (preview) {
      case Preview.Words(var text, int _) -> text;
      case Preview.Source(Preview.Words(var text, int _)) -> text;
      default -> String.valueOf(preview);
    };
  }

  @ParameterizedTest
  @EnumSource(Format.class)
  void everyFormatIsShownAndWrittenToTheFileChosen(Format format) throws IOException {
    open();
    model.choose(format);
    model.save();
    Path file = folder.resolve("dilaram." + format.extension());
    assertThat(file).isNotEmptyFile();
    switch (model.previewProperty().get()) {
      case Preview.Words words -> assertBeginsLike(words, file);
      case Preview.Source(var words) -> assertBeginsLike(words, file);
      case Preview.Pictures(var pages) -> assertThat(pages).isNotEmpty();
      case Preview other -> assertThat(other).isNull();
    }
  }

  private static void assertBeginsLike(Preview.Words words, Path file) throws IOException {
    List<String> written = Files.readAllLines(file);
    assertThat(words.text().lines().findFirst()).contains(written.getFirst());
    assertThat(words.rest() > 0 || words.text().equals(String.join("\n", written))).isTrue();
  }

  @Test
  void aPageForTheBrowserIsTheOneThatIsExported() throws IOException {
    open();
    model.choose(Format.HTML);
    List<Path> pages = new ArrayList<>();
    model.page(pages::add);
    model.save();
    assertThat(pages.getFirst())
        .hasSameBinaryContentAs(folder.resolve("dilaram.html"))
        .hasExtension("html");
  }

  @Test
  void whatFailsIsToldInWordsOfItsOwnAndHandsNothingOver() {
    TaskRunner failing =
        new InlineRunner() {
          @Override
          public <T> void run(Callable<T> work, Consumer<T> done, Consumer<Throwable> failed) {
            failed.accept(new OutOfMemoryError());
          }
        };
    ExportModel doomed =
        new ExportModel(document, check, new NoQuestions(), failing, notices, texts);
    open();
    List<Object> made = new ArrayList<>();
    doomed.text(made::add);
    assertThat(told()).startsWith("The text could not be made: the memory did not suffice");
    doomed.pages(made::add);
    assertThat(told()).contains("Nothing was sent to the printer");
    doomed.page(made::add);
    assertThat(told()).startsWith("The page could not be made");
    assertThat(made).isEmpty();
  }

  private String told() {
    return notices.latestProperty().get().orElseThrow().text();
  }

  @Test
  void nothingIsWorkedOutWhileThePageIsNotShown() {
    document.open(Library.find("dilaram").orElseThrow());
    assertThat(model.previewProperty().get()).isEqualTo(new Preview.None());
  }

  @Test
  void thePreviewFollowsLanguageAndLettersAndTheDocument() {
    open();
    texts.languageProperty().set(Language.POLISH);
    assertThat(model.orderProperty().get().language()).isEqualTo(Language.POLISH);
    document.open(Library.find("check").orElseThrow());
    assertThat(preview()).contains("Check!");
    model.orderProperty().set(model.orderProperty().get().with(Letters.FIGURINE));
    assertThat(preview()).doesNotContain("Dilaram");
  }

  @Test
  void theSolutionOfACheckIsShownOnceThereHasBeenOne() {
    open();
    model.orderProperty().set(model.orderProperty().get().with(ExportOptions.Origin.CHECKED));
    assertThat(model.previewProperty().get()).isEqualTo(new Preview.Unchecked());
    model.check();
    String usual = preview();
    assertThat(usual).contains("Nh6#");
    model.orderProperty().set(model.orderProperty().get().with(SolutionExtent.Depth.MAIN_LINE));
    assertThat(preview()).contains("Nh6#").hasSizeLessThan(usual.length());
  }

  @Test
  void pagesAreWorkedOutForThePrinter() {
    open();
    List<byte[]> pages = new ArrayList<>();
    model.pages(pages::addAll);
    assertThat(pages).isNotEmpty();
    assertThat(pages.getFirst()).startsWith(0x89, 'P', 'N', 'G');
  }

  @Test
  void aPlaceThatCannotBeWrittenIsToldOf() {
    open();
    target = "no/such/folder/a.txt";
    model.save();
    assertThat(notices.latestProperty().get().orElseThrow().text()).contains("untouched");
  }

  @Test
  void aDiagramThatCannotBePlayedIsNotExported() {
    model.shownProperty().set(true);
    model.choose(Format.PDF);
    assertThat(model.previewProperty().get()).isInstanceOf(Preview.Impossible.class);
    model.save();
    assertThat(notices.latestProperty().get()).isPresent();
    assertThat(folder).isEmptyDirectory();
  }
}
