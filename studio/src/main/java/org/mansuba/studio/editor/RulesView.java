package org.mansuba.studio.editor;

import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.mansuba.problem.Problem;
import org.mansuba.rules.option.RuleOption;
import org.mansuba.rules.option.RuleValue;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.widget.ShownAs;
import org.mansuba.studio.widget.Widgets;
import org.mansuba.studio.widget.WrapLabel;

/** Every rule that can be chosen, with its values, the usual one marked, and what it means. */
public final class RulesView extends VBox {
  private final Document document;
  private final EditorModel model;
  private final Texts texts;
  private final Widgets widgets;

  /** Shows the rules of a document. */
  public RulesView(Document document, EditorModel model, Texts texts, Widgets widgets) {
    this.document = document;
    this.model = model;
    this.texts = texts;
    this.widgets = widgets;
    getStyleClass().add("rules");
    for (RuleOption option : RuleOption.values()) {
      getChildren().add(row(option));
    }
  }

  private VBox row(RuleOption option) {
    Label name = widgets.label("rule." + option.key());
    ComboBox<RuleValue> values = new ComboBox<>();
    values.setId("rule-" + option.key());
    values.getItems().setAll(option.allowed());
    values.setMinWidth(Region.USE_PREF_SIZE);
    values.accessibleTextProperty().bind(name.textProperty());
    texts
        .languageProperty()
        .subscribe(_ -> values.setConverter(new ShownAs<>(value -> name(option, value))));
    document.problemProperty().subscribe(problem -> follow(values, option, problem));
    values.valueProperty().subscribe(value -> choose(option, value));
    Label help = widgets.wrapped("rule." + option.key() + ".help", WrapLabel.PAGE);
    help.getStyleClass().add("help");
    HBox head = new HBox(name, Widgets.spacer(), values);
    head.getStyleClass().add("rule-head");
    VBox row = new VBox(head, help);
    row.getStyleClass().add("rule");
    return row;
  }

  private String name(RuleOption option, RuleValue value) {
    String name = texts.get("rule." + option.key() + "." + value.text());
    return value == option.standard() ? texts.get("rule.usual", name) : name;
  }

  private void choose(RuleOption option, RuleValue value) {
    if (value != null && document.problem().rules().value(option) != value) {
      model.setRule(value);
    }
  }

  private static void follow(ComboBox<RuleValue> values, RuleOption option, Problem problem) {
    values.setValue(problem.rules().value(option));
  }
}
