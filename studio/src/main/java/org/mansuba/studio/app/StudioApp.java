package org.mansuba.studio.app;

import javafx.application.Application;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.mansuba.studio.document.Journal;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.soundness.VerdictFile;
import org.mansuba.studio.task.BackgroundRunner;
import org.mansuba.studio.task.TaskRunner;

/** The window from its opening to its closing. */
public final class StudioApp extends Application {
  private final TaskRunner runner = new BackgroundRunner();
  private final Settings settings = new Settings(Folders.settings());
  private @Nullable StudioModel model;
  private @Nullable Stage stage;
  private @Nullable VerdictFile verdicts;

  /** Made by the launcher. */
  public StudioApp() {}

  @Override
  public void start(Stage opened) {
    stage = opened;
    Texts texts = new Texts();
    StudioModel studio = new StudioModel(texts, runner, new WindowQuestions(texts, () -> opened));
    model = studio;
    settings.apply(studio);
    Journal journal =
        new Journal(studio.document(), runner, studio.notices(), studio.texts(), Folders.journal());
    opened.setScene(
        new Scene(
            new MainView(studio, page -> getHostServices().showDocument(page.toString())),
            settings.number("width", 1280),
            settings.number("height", 800)));
    opened.setMinWidth(960);
    opened.setMinHeight(640);
    opened.titleProperty().bind(new TitleBinding(studio).title());
    opened.setOnCloseRequest(
        event -> {
          if (studio.files().mayReplace()) {
            journal.end();
          } else {
            event.consume();
          }
        });
    getParameters().getRaw().forEach(studio.opening()::open);
    studio.reader().readOwn();
    VerdictFile file = new VerdictFile(studio.verdicts(), runner, Folders.verdicts());
    verdicts = file;
    file.begin();
    journal.begin();
    opened.show();
  }

  @Override
  public void stop() {
    if (model != null && stage != null) {
      settings.put("width", stage.getScene().getWidth());
      settings.put("height", stage.getScene().getHeight());
      settings.take(model);
      settings.write();
      model.close();
    }
    if (verdicts != null) {
      verdicts.end();
    }
  }
}
