package org.mansuba.studio.solve;

import java.util.List;
import javafx.beans.property.StringProperty;
import javafx.geometry.NodeOrientation;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.mansuba.notation.LineText;
import org.mansuba.rules.Move;
import org.mansuba.rules.plain.PlainPosition;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.widget.Widgets;
import org.mansuba.studio.widget.WrapLabel;

/** What is asked for, the button that answers it, and the answer as far as it is known. */
public final class SolveView extends ScrollPane {
  private final Document document;
  private final SolveModel model;
  private final Texts texts;
  private final Widgets widgets;
  private final Button button = new Button();
  private final Button lineButton = new Button();
  private final WrapLabel headline = wrapped("headline");
  private final WrapLabel proof = wrapped("proof");
  private final Label line = text("line");
  private final Label nodes = text("figure");
  private final Label rate = text("figure");
  private final Label elapsed = text("figure");
  private final BoundsChartView chart;
  private final StipulationView stipulation;

  /** Shows how a document's question is answered. */
  public SolveView(
      Document document,
      StipulationModel stipulationModel,
      SolveModel model,
      Texts texts,
      Widgets widgets) {
    this.document = document;
    this.model = model;
    this.texts = texts;
    this.widgets = widgets;
    chart = new BoundsChartView(texts);
    stipulation = new StipulationView(document, stipulationModel, texts, widgets);
    setId("solve");
    setFitToWidth(true);
    getStyleClass().add("panel");
    headline.setId("headline");
    proof.setId("proof");
    line.setId("best-line");
    line.setNodeOrientation(NodeOrientation.LEFT_TO_RIGHT);
    nodes.setId("nodes");
    button.setId("solve-button");
    button.getStyleClass().add("accent");
    button.setDefaultButton(false);
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setOnAction(_ -> model.toggle());
    VBox answer = new VBox(headline, proof, figures(), chart, lineBox());
    answer.getStyleClass().add("answer");
    VBox content = new VBox(widgets.title("solve.asked"), stipulation, start(), limits(), answer);
    content.getStyleClass().add("panel-content");
    setContent(content);
    model.stateProperty().subscribe(this::show);
    texts.languageProperty().subscribe(() -> show(model.state()));
  }

  /** The button that starts and stops. */
  public Button button() {
    return button;
  }

  /** The button that puts the best line into the score. */
  public Button lineButton() {
    return lineButton;
  }

  /** Puts the keys into the line of text that says what is asked for. */
  public void focusStipulation() {
    stipulation.field().requestFocus();
    stipulation.field().selectAll();
  }

  private HBox start() {
    Label hint = widgets.wrapped("solve.hint", 36);
    hint.getStyleClass().add("help");
    HBox box = new HBox(button, hint);
    box.getStyleClass().add("header-line");
    return box;
  }

  private TitledPane limits() {
    GridPane grid = new GridPane();
    grid.getStyleClass().add("form");
    List<StringProperty> properties =
        List.of(
            model.limits().secondsProperty(),
            model.limits().nodesProperty(),
            model.limits().mebibytesProperty());
    List<String> keys = List.of("limit.seconds", "limit.nodes", "limit.memory");
    for (int i = 0; i < keys.size(); i++) {
      Label label = widgets.label(keys.get(i));
      TextField field = new TextField();
      field.setId(keys.get(i).replace('.', '-'));
      field.setPrefColumnCount(10);
      field.promptTextProperty().bind(texts.bind("limit.none"));
      field.textProperty().bindBidirectional(properties.get(i));
      label.setLabelFor(field);
      grid.addRow(i, label, field);
    }
    TitledPane pane = new TitledPane();
    pane.setId("limits");
    pane.textProperty().bind(texts.bind("solve.limits"));
    pane.setContent(grid);
    pane.setExpanded(false);
    pane.setAnimated(false);
    return pane;
  }

  private HBox figures() {
    HBox box =
        new HBox(
            figure("figure.nodes", nodes),
            figure("figure.rate", rate),
            figure("figure.elapsed", elapsed));
    box.getStyleClass().add("figures");
    return box;
  }

  private VBox figure(String key, Label value) {
    Label name = widgets.label(key);
    name.getStyleClass().add("figure-name");
    value.setWrapText(false);
    VBox box = new VBox(value, name);
    box.getStyleClass().add("figure-box");
    return box;
  }

  private VBox lineBox() {
    lineButton.setId("solve-insert");
    lineButton.textProperty().bind(texts.bind("solve.insert"));
    HBox head = new HBox(widgets.title("solve.line"), Widgets.spacer(), lineButton);
    head.getStyleClass().add("header-line");
    VBox box = new VBox(6, head, line);
    box.visibleProperty().bind(line.textProperty().isNotEmpty());
    box.managedProperty().bind(line.textProperty().isNotEmpty());
    return box;
  }

  private void show(SolveState state) {
    VerdictTexts words = new VerdictTexts(texts, document.problem().stipulation());
    button.setText(texts.get(state.isRunning() ? "solve.stop" : "solve.start"));
    headline.show(words.headline(state));
    proof.show(words.proof(state));
    nodes.setText(Counts.full(state.nodes()));
    rate.setText(Counts.about(state.rate()));
    elapsed.setText(Counts.time(state.elapsed()));
    line.setText(write(state.line()));
    chart.show(state);
    boolean asked = state.phase() != SolveState.Phase.UNASKED;
    chart.setVisible(asked);
    nodes.getParent().getParent().setVisible(asked);
  }

  private String write(List<Move> moves) {
    return moves.isEmpty()
        ? ""
        : LineText.write(
            PlainPosition.of(document.problem().setup(), document.problem().rules()), moves);
  }

  private static WrapLabel wrapped(String style) {
    WrapLabel label = new WrapLabel(WrapLabel.PAGE);
    label.getStyleClass().add(style);
    return label;
  }

  private static Label text(String style) {
    Label label = new Label();
    label.getStyleClass().add(style);
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    return label;
  }
}
