package org.mansuba.studio;

import java.io.IOException;
import java.nio.file.Path;
import javafx.application.Platform;
import org.mansuba.studio.app.StudioModel;
import org.mansuba.studio.document.Edit;
import org.mansuba.studio.document.Journal;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.task.BackgroundRunner;

/**
 * The studio without its window in a process of its own, which edits and then waits to be killed.
 */
final class DoomedStudio {
  private DoomedStudio() {}

  /** Edits Dilaram's mate; the arguments are the folder of the journal and titles to type. */
  public static void main(String[] args) throws IOException {
    BackgroundRunner runner = new BackgroundRunner();
    Platform.startup(
        () -> {
          StudioModel model = new StudioModel(new Texts(), runner, new NoQuestions());
          new Journal(model.document(), runner, model.notices(), model.texts(), Path.of(args[0]))
              .begin();
          model.opening().open("dilaram");
          for (int i = 1; i < args.length; i++) {
            String title = args[i];
            model.document().apply(Edit.of("change.details", p -> p.withTitle(title)));
          }
        });
    System.in.read();
  }
}
