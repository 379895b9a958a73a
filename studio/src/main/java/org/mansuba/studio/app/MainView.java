package org.mansuba.studio.app;

import java.io.File;
import java.net.URI;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.application.Application;
import javafx.geometry.NodeOrientation;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.DragEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import org.mansuba.studio.export.ExportView;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.library.LibraryCheckView;
import org.mansuba.studio.library.LibraryView;
import org.mansuba.studio.widget.Widgets;
import org.mansuba.words.Language;

/** The window: menus, the board on its desk, the pages beside it, and the strips around. */
public final class MainView extends BorderPane {
  private static final String STYLE =
      Objects.requireNonNull(MainView.class.getResource("/org/mansuba/studio/studio.css"))
          .toExternalForm();

  private final StudioModel model;
  private final Consumer<URI> browser;
  private final Texts texts;
  private final Widgets widgets;
  private final DiagramClipboard clipboard;
  private final WindowPrinter printer;
  private final SplitPane columns = new SplitPane();
  private final LibraryView library;

  /**
   * Shows the whole of a model.
   *
   * @param browser shows a page in the user's browser
   */
  public MainView(StudioModel model, Consumer<URI> browser) {
    this.model = model;
    this.browser = browser;
    texts = model.texts();
    widgets = new Widgets(texts);
    clipboard = new DiagramClipboard(model);
    printer = new WindowPrinter(model, this);
    library = library();
    getStylesheets().add(STYLE);
    getStyleClass().add("studio");
    setTop(new TopView(model, new Menus(model, clipboard, printer).bar(), widgets));
    columns
        .getItems()
        .setAll(new BoardColumnView(model, texts, widgets), new PagesView(model, texts, widgets));
    columns.getStyleClass().add("columns");
    model.libraryShownProperty().subscribe(this::showLibrary);
    setCenter(new StackPane(columns, export()));
    setBottom(new StatusView(model));
    model.appearanceProperty().subscribe(this::colour);
    texts.languageProperty().subscribe(this::turn);
    addEventFilter(KeyEvent.KEY_PRESSED, this::pressKey);
    addEventHandler(DragEvent.DRAG_OVER, this::dragOver);
    addEventHandler(DragEvent.DRAG_DROPPED, this::drop);
  }

  private LibraryView library() {
    LibraryView view =
        new LibraryView(
            model.library(),
            texts,
            widgets,
            model.opening()::openListed,
            model.reader()::readOwn,
            new LibraryCheckView(
                model.shelfCheck(), texts, widgets, model.searches()::toggleShelf));
    SplitPane.setResizableWithParent(view, false);
    return view;
  }

  private ExportView export() {
    ExportView export = new ExportView(model.export(), texts, widgets);
    export.onPrint(printer::print);
    export.onCopy(clipboard::copyText);
    export.onBrowse(page -> browser.accept(page.toUri()));
    columns.disableProperty().bind(export.visibleProperty());
    return export;
  }

  private void showLibrary(boolean shown) {
    columns.getItems().remove(library);
    if (shown) {
      columns.getItems().addFirst(library);
    }
    columns.setDividerPositions(shown ? new double[] {0.196, 0.66} : new double[] {0.64});
  }

  private void colour(Appearance appearance) {
    getStyleClass().removeAll("light", "dark");
    getStyleClass().add(appearance.styleClass());
    Application.setUserAgentStylesheet(appearance.styleSheet());
  }

  private void turn(Language language) {
    setNodeOrientation(
        language.direction() == Language.Direction.RIGHT_TO_LEFT
            ? NodeOrientation.RIGHT_TO_LEFT
            : NodeOrientation.LEFT_TO_RIGHT);
  }

  private void dragOver(DragEvent event) {
    if (event.getDragboard().hasFiles()) {
      event.acceptTransferModes(TransferMode.COPY);
      event.consume();
    }
  }

  private void drop(DragEvent event) {
    List<File> files = event.getDragboard().getFiles();
    if (!files.isEmpty()) {
      event.setDropCompleted(model.opening().open(files.getFirst().toPath()));
      event.consume();
    }
  }

  /** Keys that hold anywhere in the window. */
  private void pressKey(KeyEvent event) {
    boolean typing = event.getTarget() instanceof TextInputControl;
    if (event.getCode() == KeyCode.ESCAPE && !typing) {
      model.escape();
      event.consume();
    } else if (event.isShortcutDown() && event.getCode() == KeyCode.F) {
      model.libraryShownProperty().set(true);
      library.focusSearch();
      event.consume();
    } else if (event.isShortcutDown()
        && !event.isShiftDown()
        && event.getCode() == KeyCode.V
        && !typing) {
      clipboard.paste();
      event.consume();
    }
  }
}
