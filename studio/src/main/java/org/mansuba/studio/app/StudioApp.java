package org.mansuba.studio.app;

import java.util.List;
import javafx.application.Application;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.mansuba.notation.NotationException;
import org.mansuba.problem.ProblemException;
import org.mansuba.studio.library.ProblemOpener;
import org.mansuba.studio.task.BackgroundRunner;

/** The window from its opening to its closing. */
public final class StudioApp extends Application {
  private final StudioModel model = new StudioModel(new BackgroundRunner());

  /** Made by the launcher. */
  public StudioApp() {}

  @Override
  public void start(Stage stage) {
    stage.setScene(new Scene(new MainView(model), 1280, 800));
    stage.setMinWidth(900);
    stage.setMinHeight(640);
    stage.titleProperty().bind(new TitleBinding(model).title());
    open(getParameters().getRaw());
    stage.show();
  }

  @Override
  public void stop() {
    model.close();
  }

  private void open(List<String> words) {
    for (String word : words) {
      try {
        ProblemOpener.open(word, model.document());
        model.modeProperty().set(Mode.SOLVE);
      } catch (ProblemException | NotationException wrong) {
        model.notices().warn(String.valueOf(wrong.getMessage()));
      }
    }
  }
}
