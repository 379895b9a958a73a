package org.mansuba.studio.export;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.mansuba.board.Kind;
import org.mansuba.export.format.Format;
import org.mansuba.export.sheet.Detail;
import org.mansuba.export.words.Language;
import org.mansuba.notation.Letters;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.widget.Icon;
import org.mansuba.studio.widget.Widgets;

/**
 * The page on which a problem is made ready to leave: how it is written, and how that will look.
 */
public final class ExportView extends HBox {
  private final ExportModel model;
  private final Texts texts;
  private final Widgets widgets;
  private final Button print;
  private final Button copy;

  /** Shows what can be chosen, beside a preview. */
  public ExportView(ExportModel model, Texts texts, Widgets widgets) {
    this.model = model;
    this.texts = texts;
    this.widgets = widgets;
    setId("export");
    getStyleClass().add("export");
    print = widgets.button("file.print", () -> {});
    copy = widgets.button("export.copy", () -> {});
    copy.disableProperty()
        .bind(model.orderProperty().map(o -> o.format().kind() == Format.Kind.BINARY));
    PreviewView preview = new PreviewView(model, texts, widgets);
    HBox.setHgrow(preview, Priority.ALWAYS);
    getChildren().addAll(choices(), preview);
    visibleProperty().bind(model.shownProperty());
  }

  /** What the button that prints does. */
  public void onPrint(Runnable action) {
    print.setOnAction(_ -> action.run());
  }

  /** What the button that copies does with the text. */
  public void onCopy(Consumer<String> taker) {
    copy.setOnAction(_ -> model.text(taker));
  }

  private VBox choices() {
    Label heading = widgets.label("export.title");
    heading.getStyleClass().add("headline");
    HBox head =
        new HBox(
            heading,
            Widgets.spacer(),
            widgets.iconButton("export.close", Icon.CLOSE, () -> model.shownProperty().set(false)));
    head.getStyleClass().add("header-line");
    Button save = widgets.button("file.saveAs", model::save);
    save.setId("export-save");
    save.getStyleClass().add("accent");
    FlowPane actions = new FlowPane(save, copy, print);
    actions.getStyleClass().add("flow");
    VBox box =
        new VBox(
            head,
            widgets.title("export.format"),
            formats(),
            widgets.title("export.language"),
            choice("export-language", Language.values(), Order::language, Order::with, this::name),
            widgets.title("export.letters"),
            choice(
                "export-letters", Letters.values(), Order::letters, Order::with, ExportView::name),
            widgets.title("export.origin"),
            choice(
                "export-origin",
                Order.Origin.values(),
                Order::origin,
                Order::with,
                o -> texts.get("export.origin." + o.name())),
            checkedOnly(widgets.title("export.depth")),
            checkedOnly(
                choice(
                    "export-depth",
                    Detail.Depth.values(),
                    o -> o.detail().depth(),
                    Order::with,
                    d -> texts.get("export.depth." + d.name()))),
            checkedOnly(duals()),
            actions);
    box.getStyleClass().add("export-choices");
    box.setMinWidth(Region.USE_PREF_SIZE);
    return box;
  }

  private ListView<Format> formats() {
    ListView<Format> list = new ListView<>();
    list.setId("export-formats");
    list.accessibleTextProperty().bind(texts.bind("export.format"));
    list.getItems().setAll(Format.values());
    list.setCellFactory(_ -> new FormatCell(texts));
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

  /** A format's name and the end of its files' names. */
  private static final class FormatCell extends ListCell<Format> {
    private final Texts texts;
    private final Label name = new Label();
    private final Label ending = new Label();
    private final HBox box = new HBox(name, Widgets.spacer(), ending);

    FormatCell(Texts texts) {
      this.texts = texts;
      ending.getStyleClass().add("help");
      setPrefWidth(0);
    }

    @Override
    protected void updateItem(Format format, boolean empty) {
      super.updateItem(format, empty);
      if (empty || format == null) {
        setGraphic(null);
        return;
      }
      setId("export-" + format.text());
      name.setText(texts.get("export." + format.name()));
      ending.setText("." + format.extension());
      setAccessibleText(name.getText() + " " + ending.getText());
      setGraphic(box);
    }
  }

  private CheckBox duals() {
    CheckBox box = new CheckBox();
    box.setId("export-duals");
    box.textProperty().bind(texts.bind("export.duals"));
    model.orderProperty().subscribe(o -> box.setSelected(o.detail().duals() == Detail.Duals.SHOWN));
    box.setOnAction(
        _ -> change(o -> o.with(box.isSelected() ? Detail.Duals.SHOWN : Detail.Duals.HIDDEN)));
    return box;
  }

  /** A control that says something about the solution of a check only. */
  private <T extends Node> T checkedOnly(T node) {
    BooleanBinding checked =
        Bindings.createBooleanBinding(
            () -> model.orderProperty().get().origin() == Order.Origin.CHECKED,
            model.orderProperty());
    node.visibleProperty().bind(checked);
    node.managedProperty().bind(checked);
    return node;
  }

  private <T> ComboBox<T> choice(
      String id,
      T[] values,
      Function<Order, T> part,
      BiFunction<Order, T, Order> with,
      Function<T, String> name) {
    ComboBox<T> box = new ComboBox<>();
    box.setId(id);
    box.setMaxWidth(Double.MAX_VALUE);
    box.getItems().setAll(List.of(values));
    texts.languageProperty().subscribe(_ -> box.setConverter(shownAs(name)));
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

  private void change(UnaryOperator<Order> change) {
    model.orderProperty().set(change.apply(model.orderProperty().get()));
  }

  private String name(Language language) {
    return org.mansuba.studio.i18n.Language.of(language.code())
        .map(org.mansuba.studio.i18n.Language::ownName)
        .orElse(language.code());
  }

  /** The letters themselves. */
  private static String name(Letters letters) {
    return Stream.of(Kind.values()).map(letters::of).collect(Collectors.joining(" ")).strip();
  }

  private static <T> StringConverter<T> shownAs(Function<T, String> name) {
    return new StringConverter<>() {
      @Override
      public String toString(T value) {
        return value == null ? "" : name.apply(value);
      }

      @Override
      public T fromString(String text) {
        throw new UnsupportedOperationException("nothing is typed here");
      }
    };
  }
}
