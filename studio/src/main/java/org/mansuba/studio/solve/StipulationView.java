package org.mansuba.studio.solve;

import java.util.Arrays;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.geometry.NodeOrientation;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.mansuba.board.Side;
import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.Condition;
import org.mansuba.problem.stipulation.Goal;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.widget.ShownAs;
import org.mansuba.studio.widget.Widgets;
import org.mansuba.studio.widget.WrapLabel;

/** What is asked for: a line of text, and choices that write it. */
final class StipulationView extends VBox {
  private static final int ANY = 0;

  private final Document document;
  private final StipulationModel model;
  private final Texts texts;
  private final Widgets widgets;
  private final TextField field = new TextField();

  StipulationView(Document document, StipulationModel model, Texts texts, Widgets widgets) {
    this.document = document;
    this.model = model;
    this.texts = texts;
    this.widgets = widgets;
    getStyleClass().add("stipulation");
    field.setId("stipulation");
    field.textProperty().bindBidirectional(model.textProperty());
    field.accessibleTextProperty().bind(texts.bind("stipulation.tip"));
    // The words of a stipulation are English, as in problem files.
    field.setNodeOrientation(NodeOrientation.LEFT_TO_RIGHT);
    field.focusedProperty().subscribe(this::leave);
    field.setOnAction(_ -> model.revert());
    HBox.setHgrow(field, Priority.ALWAYS);
    WrapLabel error = new WrapLabel(WrapLabel.PAGE);
    error.getStyleClass().add("field-error");
    error.wordsProperty().bind(model.errorProperty());
    error.managedProperty().bind(error.textProperty().isNotEmpty());
    error.visibleProperty().bind(error.textProperty().isNotEmpty());
    FlowPane choices =
        new FlowPane(
            choice(
                "attacker",
                Side.values(),
                s -> texts.get("side." + s.name()),
                Stipulation::attacker,
                model::setAttacker),
            choice(
                "goal",
                Goal.values(),
                g -> texts.get("goal." + g.name()),
                Stipulation::goal,
                model::setGoal),
            moves(),
            condition("stipulation.checksOnly", new Condition.ChecksOnly()),
            condition("stipulation.exact", new Condition.Exact()));
    choices.getStyleClass().add("flow");
    getChildren().addAll(field, error, choices);
  }

  TextField field() {
    return field;
  }

  private void leave(boolean focused) {
    if (!focused) {
      model.revert();
    }
  }

  private <T> ComboBox<T> choice(
      String id,
      T[] values,
      Function<T, String> name,
      Function<Stipulation, T> part,
      Consumer<T> set) {
    ComboBox<T> box = new ComboBox<>();
    box.setId("stipulation-" + id);
    box.getItems().setAll(values);
    box.accessibleTextProperty().bind(texts.bind("stipulation." + id));
    texts.languageProperty().subscribe(_ -> box.setConverter(new ShownAs<>(name)));
    document.problemProperty().subscribe(p -> box.setValue(part.apply(p.stipulation())));
    box.valueProperty()
        .subscribe(
            value -> {
              if (value != null && !value.equals(part.apply(model.stipulation()))) {
                set.accept(value);
              }
            });
    return box;
  }

  private ComboBox<Integer> moves() {
    Integer[] numbers = new Integer[61];
    Arrays.setAll(numbers, i -> i);
    return choice(
        "moves",
        numbers,
        n -> n == ANY ? texts.get("stipulation.anyLength") : texts.get("stipulation.in", n),
        s -> s.limit().orElse(ANY),
        n -> model.setMoves(n == ANY ? Stipulation.ANY_LENGTH : n));
  }

  private CheckBox condition(String key, Condition condition) {
    CheckBox box = new CheckBox();
    box.setId(key.replace('.', '-'));
    box.textProperty().bind(texts.bind(key));
    widgets.explain(box, key);
    document
        .problemProperty()
        .subscribe(
            p -> {
              box.setSelected(has(p, condition));
              box.setDisable(!canHold(p.stipulation(), condition));
            });
    box.setOnAction(
        _ -> {
          model.toggle(condition);
          box.setSelected(has(document.problem(), condition));
        });
    return box;
  }

  /** Whether a condition would ask for something. */
  private static boolean canHold(Stipulation stipulation, Condition condition) {
    return !(condition instanceof Condition.Exact) || stipulation.limit().isPresent();
  }

  private static boolean has(Problem problem, Condition condition) {
    return problem.stipulation().conditions().contains(condition);
  }
}
