package org.mansuba.studio.export;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListView;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.mansuba.board.Kind;
import org.mansuba.export.format.Format;
import org.mansuba.export.sheet.SolutionExtent;
import org.mansuba.notation.Letters;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.widget.ShownAs;
import org.mansuba.studio.widget.Widgets;
import org.mansuba.words.Language;

/** How a problem is to be written: the format, the words and letters, and whose solution. */
final class OrderView extends VBox {
  private final ExportModel model;
  private final Texts texts;

  OrderView(ExportModel model, Texts texts, Widgets widgets) {
    this.model = model;
    this.texts = texts;
    getStyleClass().add("order");
    getChildren()
        .addAll(
            widgets.title("export.format"),
            formats(),
            widgets.title("export.language"),
            choice(
                "export-language",
                Language.values(),
                ExportOptions::language,
                ExportOptions::with,
                OrderView::name),
            widgets.title("export.letters"),
            choice(
                "export-letters",
                Letters.values(),
                ExportOptions::letters,
                ExportOptions::with,
                OrderView::name),
            widgets.title("export.origin"),
            choice(
                "export-origin",
                ExportOptions.Origin.values(),
                ExportOptions::origin,
                ExportOptions::with,
                o -> texts.get("export.origin." + o.name())),
            checkedOnly(widgets.title("export.depth")),
            checkedOnly(
                choice(
                    "export-depth",
                    SolutionExtent.Depth.values(),
                    o -> o.detail().depth(),
                    ExportOptions::with,
                    d -> texts.get("export.depth." + d.name()))),
            checkedOnly(duals()));
  }

  private ListView<Format> formats() {
    ListView<Format> list = new ListView<>();
    list.setId("export-formats");
    list.accessibleTextProperty().bind(texts.bind("export.format"));
    list.getItems().setAll(Format.values());
    list.setCellFactory(_ -> new FormatCellView(texts));
    list.getSelectionModel()
        .selectedItemProperty()
        .subscribe(
            chosen -> {
              if (chosen != null) {
                model.choose(chosen);
              }
            });
    model.orderProperty().subscribe(o -> list.getSelectionModel().select(o.format()));
    texts.languageProperty().subscribe(_ -> list.refresh());
    VBox.setVgrow(list, Priority.ALWAYS);
    return list;
  }

  private CheckBox duals() {
    CheckBox box = new CheckBox();
    box.setId("export-duals");
    box.textProperty().bind(texts.bind("export.duals"));
    model
        .orderProperty()
        .subscribe(o -> box.setSelected(o.detail().duals() == SolutionExtent.Duals.SHOWN));
    box.setOnAction(
        _ ->
            change(
                o ->
                    o.with(
                        box.isSelected()
                            ? SolutionExtent.Duals.SHOWN
                            : SolutionExtent.Duals.HIDDEN)));
    return box;
  }

  /** A control that says something about the solution of a check only. */
  private <T extends Node> T checkedOnly(T node) {
    BooleanBinding checked =
        Bindings.createBooleanBinding(
            () -> model.orderProperty().get().origin() == ExportOptions.Origin.CHECKED,
            model.orderProperty());
    node.visibleProperty().bind(checked);
    node.managedProperty().bind(checked);
    return node;
  }

  private <T> ComboBox<T> choice(
      String id,
      T[] values,
      Function<ExportOptions, T> part,
      BiFunction<ExportOptions, T, ExportOptions> with,
      Function<T, String> name) {
    ComboBox<T> box = new ComboBox<>();
    box.setId(id);
    box.setMaxWidth(Double.MAX_VALUE);
    box.getItems().setAll(List.of(values));
    texts.languageProperty().subscribe(_ -> box.setConverter(new ShownAs<>(name)));
    model.orderProperty().subscribe(o -> box.setValue(part.apply(o)));
    box.valueProperty()
        .subscribe(
            value -> {
              if (value != null && !value.equals(part.apply(model.orderProperty().get()))) {
                change(o -> with.apply(o, value));
              }
            });
    return box;
  }

  private void change(UnaryOperator<ExportOptions> change) {
    model.orderProperty().set(change.apply(model.orderProperty().get()));
  }

  private static String name(Language language) {
    return language.ownName();
  }

  /** The letters themselves. */
  private static String name(Letters letters) {
    return Stream.of(Kind.values()).map(letters::of).collect(Collectors.joining(" ")).strip();
  }
}
