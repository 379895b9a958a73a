package org.mansuba.studio.library;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.OverrunStyle;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.mansuba.board.Side;
import org.mansuba.problem.Problem;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.soundness.VerdictKind;
import org.mansuba.studio.widget.Widgets;

/** One problem of the library: its title, and what else tells it apart. */
final class LibraryCellView extends ListCell<Problem> {
  private final LibraryModel model;
  private final Texts texts;
  private final Label title = new Label();
  private final Label details = new Label();
  private final Label badge = new Label();
  private final HBox below = new HBox(details, Widgets.spacer(), badge);
  private final VBox box = new VBox(title, below);

  LibraryCellView(LibraryModel model, Texts texts) {
    this.model = model;
    this.texts = texts;
    getStyleClass().add("library-cell");
    title.getStyleClass().add("library-title");
    details.getStyleClass().add("help");
    title.setTextOverrun(OverrunStyle.ELLIPSIS);
    details.setMinWidth(0);
    badge.setMinWidth(Region.USE_PREF_SIZE);
    below.setAlignment(Pos.CENTER_LEFT);
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
            ? texts.get("library.in", goal, problem.stipulation().moves())
            : goal;
    String men = problem.setup().count(Side.WHITE) + "+" + problem.setup().count(Side.BLACK);
    details.setText(asked + " · " + texts.leftToRight(men));
    VerdictKind verdict = model.verdict(problem);
    String word = texts.get("badge." + verdict.name());
    badge.setText(word);
    badge.getStyleClass().setAll("label", "badge", "small-badge", verdict.tone());
    badge.setVisible(verdict != VerdictKind.UNCHECKED);
    badge.setManaged(verdict != VerdictKind.UNCHECKED);
    setAccessibleText(
        String.join(
            ", ",
            title.getText(),
            asked,
            texts.get("library.men", problem.setup().men().size()),
            word));
    setGraphic(box);
  }
}
