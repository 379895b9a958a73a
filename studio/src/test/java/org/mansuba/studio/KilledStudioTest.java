package org.mansuba.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mansuba.studio.app.StudioModel;
import org.mansuba.studio.document.Journal;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.notice.Notice;
import org.testfx.util.WaitForAsyncUtils;

/** A studio that is killed in the middle of its work gives back the last edit at the next start. */
final class KilledStudioTest {
  @TempDir private Path folder;

  @Test
  void theLastEditIsOfferedAndComesBack() throws Exception {
    Process doomed =
        ChildProcess.of(DoomedStudio.class, folder.toString(), "First", "Second", "Last edit")
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    WaitForAsyncUtils.waitFor(60, TimeUnit.SECONDS, () -> journal().contains("Last edit"));
    assertThat(doomed.isAlive()).isTrue();
    doomed.destroyForcibly().waitFor();

    StudioModel model = new StudioModel(new Texts(), new InlineRunner(), new NoQuestions());
    new Journal(model.document(), new InlineRunner(), model.notices(), model.texts(), folder)
        .begin();
    Notice offer = model.notices().latestProperty().get().orElseThrow();
    assertThat(offer.text()).contains("Last edit");
    assertThat(offer.answers().getFirst().key()).isEqualTo("journal.restore");
    offer.answers().getFirst().action().run();
    assertThat(model.document().problem().title()).isEqualTo("Last edit");
    assertThat(model.document().problem().id()).isEqualTo("dilaram");
    assertThat(model.document().modifiedProperty().get()).isTrue();
  }

  private String journal() throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> kept = files.filter(f -> f.toString().endsWith(".journal")).toList();
      for (Path file : kept) {
        all.append(Files.readString(file));
      }
    }
    return all.toString();
  }
}
