package org.mansuba.studio.library;

import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.widget.Widgets;

/** The button that has all problems shown checked, and how far that is. */
public final class LibraryCheckView extends VBox {
  private final Texts texts;
  private final Button button = new Button();
  private final Label progress = new Label();

  /**
   * Shows the checks of a library.
   *
   * @param toggle starts and stops them
   */
  public LibraryCheckView(LibraryCheckModel model, Texts texts, Widgets widgets, Runnable toggle) {
    this.texts = texts;
    getStyleClass().add("shelf-check");
    button.setId("shelf-check");
    button.setMaxWidth(Double.MAX_VALUE);
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setOnAction(_ -> toggle.run());
    widgets.explain(button, "shelf.check");
    progress.setId("shelf-progress");
    progress.getStyleClass().add("help");
    getChildren().addAll(button, progress);
    model.stepProperty().subscribe(this::show);
    texts.languageProperty().subscribe(_ -> show(model.stepProperty().get()));
  }

  private void show(Optional<LibraryCheckModel.Step> step) {
    button.setText(texts.get(step.isPresent() ? "shelf.stop" : "shelf.check"));
    progress.setVisible(step.isPresent());
    progress.setManaged(step.isPresent());
    step.ifPresent(
        now -> progress.setText(texts.get("shelf.step", now.number(), now.total(), now.name())));
  }
}
