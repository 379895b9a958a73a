package org.mansuba.studio.library;

import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.OverrunStyle;
import javafx.scene.layout.VBox;
import org.mansuba.problem.Problem;
import org.mansuba.studio.i18n.Texts;

/** One problem of the library: its title, and what else tells it apart. */
final class LibraryCellView extends ListCell<Problem> {
  private final Texts texts;
  private final Label title = new Label();
  private final Label details = new Label();
  private final VBox box = new VBox(title, details);

  LibraryCellView(Texts texts) {
    this.texts = texts;
    getStyleClass().add("library-cell");
    title.getStyleClass().add("library-title");
    details.getStyleClass().add("help");
    title.setTextOverrun(OverrunStyle.ELLIPSIS);
    setPrefWidth(0);
  }

  @Override
  protected void updateItem(Problem problem, boolean empty) {
    super.updateItem(problem, empty);
    if (empty || problem == null) {
      setGraphic(null);
      return;
    }
    title.setText(problem.name());
    String goal = texts.get("goal.short." + problem.stipulation().goal().name());
    String asked =
        problem.stipulation().limit().isPresent()
            ? texts.get("asked.in", goal, problem.stipulation().moves())
            : goal;
    details.setText(asked + " · " + texts.get("library.men", problem.setup().men().size()));
    setAccessibleText(title.getText() + ", " + details.getText());
    setGraphic(box);
  }
}
