package org.mansuba.studio.editor;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.mansuba.board.Square;
import org.mansuba.rules.legality.Finding;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.widget.WrapLabel;
import org.mansuba.words.Language;

/** All that is wrong or odd about the diagram, one line a finding. */
public final class FindingsView extends VBox {
  private final Document document;
  private final EditorModel model;
  private final Texts texts;

  /** Shows the findings of a document's diagram. */
  public FindingsView(Document document, EditorModel model, Texts texts) {
    this.document = document;
    this.model = model;
    this.texts = texts;
    setId("findings");
    getStyleClass().add("findings");
    model.findingsProperty().subscribe(_ -> show());
    document.problemProperty().subscribe(_ -> show());
    texts.languageProperty().subscribe(_ -> show());
  }

  private void show() {
    List<Finding> findings = model.findingsProperty().get();
    getChildren().clear();
    if (document.problem().setup().men().isEmpty()) {
      // Nobody who is about to begin has made a mistake.
      getChildren().add(line("hint", texts.get("findings.blank")));
    } else if (findings.isEmpty()) {
      getChildren().add(line("fine", texts.get("findings.none")));
    } else {
      Map<String, String> tones = new LinkedHashMap<>();
      findings.forEach(f -> tones.putIfAbsent(sentence(f), f.isError() ? "error" : "warning"));
      tones.forEach((sentence, tone) -> getChildren().add(line(tone, sentence)));
    }
  }

  private HBox line(String tone, String text) {
    Region bullet = new Region();
    bullet.getStyleClass().addAll("bullet", tone);
    bullet.setMinSize(8, 8);
    bullet.setMaxSize(8, 8);
    WrapLabel label = new WrapLabel(WrapLabel.PAGE);
    label.show(text);
    HBox.setHgrow(label, Priority.ALWAYS);
    HBox line = new HBox(bullet, label);
    line.getStyleClass().add("finding");
    return line;
  }

  /** English has sentences of its own; other languages name the rule and the squares. */
  private String sentence(Finding finding) {
    if (texts.language() == Language.ENGLISH) {
      String sentence = finding.sentence();
      return Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1) + ".";
    }
    String squares =
        finding.squares().stream().map(Square::toString).collect(Collectors.joining(", "));
    String what = texts.get("finding." + finding.code().name());
    return squares.isEmpty() ? what : texts.get("finding.at", what, squares);
  }
}
