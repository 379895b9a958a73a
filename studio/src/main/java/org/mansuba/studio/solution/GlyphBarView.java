package org.mansuba.studio.solution;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import org.mansuba.score.Glyph;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.widget.Widgets;

/** The signs that can be put behind a move. */
final class GlyphBarView extends FlowPane {
  private static final List<Integer> NUMBERS =
      List.of(1, 2, 3, 4, 5, 6, 7, 10, 13, 16, 17, 18, 19, 22, 146);

  private final ScoreModel model;
  private final List<ToggleButton> buttons = new ArrayList<>();

  GlyphBarView(Document document, ScoreModel model, Texts texts, Widgets widgets) {
    this.model = model;
    getStyleClass().add("glyphs");
    widgets.keepLeftToRight(this);
    for (int number : NUMBERS) {
      Glyph glyph = new Glyph(number);
      ToggleButton button = new ToggleButton(glyph.symbol());
      button.setId("glyph-" + number);
      button.setUserData(glyph);
      button.getStyleClass().add("glyph-button");
      Tooltip tooltip = new Tooltip();
      tooltip.textProperty().bind(texts.bind("glyph." + number));
      button.setTooltip(tooltip);
      button.accessibleTextProperty().bind(texts.bind("glyph." + number));
      button.setOnAction(
          _ -> {
            model.edits().toggle(glyph);
            show();
          });
      buttons.add(button);
    }
    getChildren().addAll(buttons);
    document.problemProperty().subscribe(_ -> show());
    model.pathProperty().subscribe(_ -> show());
  }

  private void show() {
    buttons.forEach(
        b -> {
          b.setSelected(model.annotation().glyphs().contains((Glyph) b.getUserData()));
          b.setDisable(model.path().isRoot());
        });
  }
}
