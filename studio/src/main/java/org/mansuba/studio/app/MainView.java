package org.mansuba.studio.app;

import java.io.File;
import java.net.URI;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.application.Application;
import javafx.geometry.NodeOrientation;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.MenuBar;
import javafx.scene.control.SplitPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.DragEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.mansuba.score.Colour;
import org.mansuba.studio.board.BoardView;
import org.mansuba.studio.board.DeskView;
import org.mansuba.studio.details.DetailsView;
import org.mansuba.studio.editor.FenFieldView;
import org.mansuba.studio.editor.PaletteView;
import org.mansuba.studio.editor.SetupView;
import org.mansuba.studio.export.ExportView;
import org.mansuba.studio.i18n.Language;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.library.LibraryView;
import org.mansuba.studio.library.ShelfCheckView;
import org.mansuba.studio.solution.NavigatorView;
import org.mansuba.studio.solution.ScoreView;
import org.mansuba.studio.solution.Standing;
import org.mansuba.studio.solve.SolveView;
import org.mansuba.studio.soundness.CheckView;
import org.mansuba.studio.widget.Icon;
import org.mansuba.studio.widget.Widgets;

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
  private final Map<Mode, Tab> tabs = new EnumMap<>(Mode.class);

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
    getStylesheets().add(STYLE);
    getStyleClass().add("studio");
    setTop(top());
    columns.getItems().setAll(desk(), pages());
    columns.getStyleClass().add("columns");
    library =
        new LibraryView(
            model.library(),
            texts,
            widgets,
            model.opening()::openListed,
            model.reader()::readOwn,
            new ShelfCheckView(model.shelfCheck(), texts, widgets, model.searches()::toggleShelf));
    SplitPane.setResizableWithParent(library, false);
    model.libraryShownProperty().subscribe(this::showLibrary);
    setCenter(new StackPane(columns, export()));
    setBottom(new StatusView(model));
    model.appearanceProperty().subscribe(this::colour);
    texts.languageProperty().subscribe(this::turn);
    addEventFilter(KeyEvent.KEY_PRESSED, this::pressKey);
    addEventHandler(DragEvent.DRAG_OVER, this::dragOver);
    addEventHandler(DragEvent.DRAG_DROPPED, this::drop);
  }

  private VBox top() {
    MenuBar menus = new Menus(model, clipboard, printer).bar();
    HBox.setHgrow(menus, Priority.ALWAYS);
    Button undo = widgets.iconButton("toolbar.undo", Icon.UNDO, model.document()::undo);
    undo.disableProperty().bind(model.document().undoNameProperty().isEmpty());
    Button redo = widgets.iconButton("toolbar.redo", Icon.REDO, model.document()::redo);
    redo.disableProperty().bind(model.document().redoNameProperty().isEmpty());
    ToggleButton books = widgets.iconToggle("toolbar.library", Icon.BOOK);
    books.selectedProperty().bindBidirectional(model.libraryShownProperty());
    HBox bar =
        new HBox(
            menus,
            books,
            undo,
            redo,
            widgets.iconButton("toolbar.flip", Icon.FLIP, model.board()::flip));
    bar.getStyleClass().add("top-bar");
    return new VBox(bar, new NoticeView(model.notices(), widgets));
  }

  private Node desk() {
    BoardView board = new BoardView(model.board(), texts);
    VBox.setVgrow(board, Priority.ALWAYS);
    PaletteView palette = new PaletteView(model.editor(), model.board(), texts, widgets);
    FenFieldView fen = new FenFieldView(model.document(), texts);
    NavigatorView navigator = new NavigatorView(model.score(), model.whyNot(), texts, widgets);
    VBox tools = new VBox(palette, fen, navigator);
    tools.getStyleClass().add("desk-tools");
    tools.setAlignment(Pos.CENTER);
    HeaderView header = new HeaderView(model.document(), texts);
    // The heading ends where the board does.
    header.maxWidthProperty().bind(board.squareSideProperty().multiply(8).add(4));
    VBox content = new VBox(header, board, tools);
    content.getStyleClass().add("desk-content");
    content.setMinWidth(360);
    DeskView desk = new DeskView(content, board, model.board(), model.pen(), model.boardActions());
    model
        .modeProperty()
        .subscribe(
            mode -> {
              desk.setActions(model.boardActions());
              List.of(palette, fen).forEach(n -> show(n, mode == Mode.SETUP));
              show(navigator, mode != Mode.SETUP);
            });
    model.score().standingProperty().subscribe((before, now) -> glide(board, before, now));
    return desk;
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

  private static void show(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }

  /** Shows how the last move goes, where the board has just gone one move on. */
  private static void glide(BoardView board, Standing before, Standing now) {
    now.lastMove()
        .filter(move -> !now.setup().equals(before.setup()))
        .filter(move -> before.moves().contains(move))
        .ifPresent(board::glide);
  }

  private TabPane pages() {
    TabPane pages = new TabPane();
    pages.setId("pages");
    pages.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
    add(pages, Mode.SETUP, new SetupView(model.document(), model.editor(), texts, widgets));
    SolveView solve =
        new SolveView(model.document(), model.stipulation(), model.solve(), texts, widgets);
    solve.lineButton().setOnAction(_ -> model.takeover().bestLine());
    solve.button().disableProperty().bind(model.editor().playableProperty().not());
    add(pages, Mode.SOLVE, solve);
    CheckView check =
        new CheckView(
            model.document(),
            model.check(),
            texts,
            model.searches()::toggleCheck,
            model.score()::visit);
    check.solutionButton().setOnAction(_ -> model.takeover().solution());
    check.button().disableProperty().bind(model.editor().playableProperty().not());
    add(pages, Mode.SOUNDNESS, check);
    add(pages, Mode.SCORE, score());
    add(pages, Mode.DETAILS, new DetailsView(model.document(), model.details(), texts, widgets));
    model.modeProperty().subscribe(mode -> pages.getSelectionModel().select(tabs.get(mode)));
    pages.getSelectionModel().selectedItemProperty().subscribe(this::choose);
    pages.setMinWidth(320);
    return pages;
  }

  private ScoreView score() {
    ScoreView view =
        new ScoreView(model.document(), model.score(), model.scoreList(), texts, widgets);
    view.drawButton().setOnAction(_ -> model.draw(Colour.GREEN));
    return view;
  }

  private void choose(Tab chosen) {
    tabs.forEach(
        (mode, tab) -> {
          if (tab.equals(chosen)) {
            model.modeProperty().set(mode);
          }
        });
  }

  private void add(TabPane pages, Mode mode, Region content) {
    Tab tab = new Tab();
    tab.setId("tab-" + mode.key());
    tab.textProperty().bind(texts.bind("mode." + mode.key()));
    tab.setContent(new StackPane(content));
    tabs.put(mode, tab);
    pages.getTabs().add(tab);
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
