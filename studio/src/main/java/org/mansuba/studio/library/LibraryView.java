package org.mansuba.studio.library;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.TitledPane;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.mansuba.problem.Problem;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.widget.Icon;
import org.mansuba.studio.widget.ShownAs;
import org.mansuba.studio.widget.Widgets;

/** The problems at hand: a line to search, facets, and what was found. */
public final class LibraryView extends VBox {
  private final LibraryModel model;
  private final Texts texts;
  private final Widgets widgets;
  private final TextField search = new TextField();

  /**
   * Shows a library.
   *
   * @param open opens a problem
   * @param leaveFolder goes back to the problems that come with the program
   * @param below what stands under the list
   */
  public LibraryView(
      LibraryModel model,
      Texts texts,
      Widgets widgets,
      Consumer<Problem> open,
      Runnable leaveFolder,
      Node below) {
    this.model = model;
    this.texts = texts;
    this.widgets = widgets;
    setId("library");
    getStyleClass().add("library");
    search.setId("library-search");
    search.promptTextProperty().bind(texts.bind("library.search"));
    search.accessibleTextProperty().bind(texts.bind("library.search"));
    search.textProperty().bindBidirectional(model.wordsProperty());
    ListView<Problem> list = new ListView<>();
    list.setId("library-list");
    list.setCellFactory(_ -> new LibraryCellView(model, texts));
    list.accessibleTextProperty().bind(texts.bind("library.list"));
    Label nothing = widgets.wrapped("library.nothing", 24);
    nothing.getStyleClass().addAll("help", "placeholder");
    list.setPlaceholder(nothing);
    VBox.setVgrow(list, Priority.ALWAYS);
    model.foundProperty().subscribe(found -> list.getItems().setAll(found));
    texts.languageProperty().subscribe(_ -> list.refresh());
    model.verdictsProperty().subscribe(_ -> list.refresh());
    list.setOnMouseClicked(
        event -> {
          if (event.getClickCount() == 2) {
            openChosen(list, open);
          }
        });
    list.setOnKeyPressed(
        event -> {
          if (event.getCode() == KeyCode.ENTER) {
            openChosen(list, open);
            event.consume();
          }
        });
    Label hint = widgets.wrapped("library.hint", 26);
    hint.getStyleClass().addAll("help", "library-hint");
    getChildren().addAll(folder(leaveFolder), search, filters(), list, hint, below);
  }

  /** Puts the keys into the line to search. */
  public void focusSearch() {
    search.requestFocus();
    search.selectAll();
  }

  /** The name of the folder, while one is open. */
  private HBox folder(Runnable leave) {
    Label name = new Label();
    name.setId("library-folder");
    name.getStyleClass().add("group-title");
    HBox box =
        new HBox(name, Widgets.spacer(), widgets.iconButton("library.leave", Icon.CLOSE, leave));
    box.getStyleClass().add("header-line");
    model
        .shelfProperty()
        .subscribe(
            shelf -> {
              box.setVisible(shelf.isPresent());
              box.setManaged(shelf.isPresent());
              name.setText(shelf.map(s -> String.valueOf(s.folder().getFileName())).orElse(""));
            });
    return box;
  }

  private static void openChosen(ListView<Problem> list, Consumer<Problem> open) {
    Problem chosen = list.getSelectionModel().getSelectedItem();
    if (chosen != null) {
      open.accept(chosen);
    }
  }

  private TitledPane filters() {
    VBox box = new VBox();
    box.getStyleClass().add("filters");
    for (Facet facet : Facet.values()) {
      box.getChildren().add(facet(facet));
    }
    CheckBox sameMen = new CheckBox();
    sameMen.setId("library-same-men");
    sameMen.textProperty().bind(texts.bind("library.sameMen"));
    widgets.explain(sameMen, "library.sameMen");
    sameMen.selectedProperty().bindBidirectional(model.sameMenProperty());
    box.getChildren().addAll(sameMen, widgets.button("library.reset", model::reset));
    TitledPane pane = new TitledPane();
    pane.setId("library-filters");
    pane.textProperty().bind(texts.bind("library.filters"));
    pane.setContent(box);
    pane.setExpanded(false);
    pane.setAnimated(false);
    return pane;
  }

  private ComboBox<String> facet(Facet facet) {
    ComboBox<String> box = new ComboBox<>();
    box.setId("facet-" + facet.name());
    box.setMaxWidth(Double.MAX_VALUE);
    box.accessibleTextProperty().bind(texts.bind("facet." + facet.name()));
    model.allProperty().subscribe(_ -> offer(facet, box));
    if (facet == Facet.VERDICT) {
      model.verdictsProperty().subscribe(_ -> offer(facet, box));
    }
    texts
        .languageProperty()
        .subscribe(
            _ -> {
              box.setConverter(new ShownAs<>(value -> facet.name(value, texts)));
              box.setButtonCell(new FacetCellView(facet, texts));
            });
    box.valueProperty().bindBidirectional(model.chosenProperty(facet));
    return box;
  }

  /**
   * Offers the values that occur, and the one that is chosen even where it does not any more. What
   * is offered already is not taken away in between, and goes or comes one by one, since the box
   * would else forget what is chosen, or choose what stands beside it.
   */
  private void offer(Facet facet, ComboBox<String> box) {
    String chosen = model.chosenProperty(facet).get();
    List<String> values = new ArrayList<>(model.values(facet));
    if (!chosen.isEmpty() && !values.contains(chosen)) {
      values.add(chosen);
      values.sort(facet.order());
    }
    values.addFirst("");
    List<String> offered = box.getItems();
    for (int i = offered.size() - 1; i >= 0; i--) {
      if (!values.contains(offered.get(i))) {
        offered.remove(i);
      }
    }
    for (int i = 0; i < values.size(); i++) {
      if (i >= offered.size() || !offered.get(i).equals(values.get(i))) {
        offered.add(i, values.get(i));
      }
    }
  }
}
