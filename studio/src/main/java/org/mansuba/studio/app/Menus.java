package org.mansuba.studio.app;

import java.nio.file.Path;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import org.mansuba.notation.Fen;
import org.mansuba.notation.PieceList;
import org.mansuba.rules.Setup;
import org.mansuba.score.Colour;
import org.mansuba.studio.board.BoardStyle;
import org.mansuba.studio.board.MenSet;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.widget.MenuKit;
import org.mansuba.words.Language;

/** The menus, with the keys of everything in them. */
final class Menus {
  private final StudioModel model;
  private final Texts texts;
  private final MenuKit kit;
  private final DiagramClipboard clipboard;
  private final WindowPrinter printer;

  Menus(StudioModel model, DiagramClipboard clipboard, WindowPrinter printer) {
    this.model = model;
    this.printer = printer;
    this.clipboard = clipboard;
    texts = model.texts();
    kit = new MenuKit(texts);
  }

  MenuBar bar() {
    MenuBar bar = new MenuBar(file(), edit(), position(), solve(), view());
    bar.setId("menus");
    return bar;
  }

  private Menu file() {
    Menu recent = kit.menu("file.recent");
    model
        .files()
        .recent()
        .filesProperty()
        .subscribe(files -> recent.getItems().setAll(files.stream().map(this::recent).toList()));
    return kit.menu(
        "menu.file",
        kit.item("file.new", "Shortcut+N", model.opening()::begin),
        kit.item("file.open", "Shortcut+O", model.opening()::ask),
        kit.item("file.openFolder", "Shortcut+Shift+O", model.reader()::askFolder),
        recent,
        new SeparatorMenuItem(),
        kit.item("file.save", "Shortcut+S", model.files()::save),
        kit.item("file.saveAs", "Shortcut+Shift+S", model.files()::saveAs),
        new SeparatorMenuItem(),
        kit.item("file.export", "Shortcut+E", () -> model.export().shownProperty().set(true)),
        kit.item("file.print", "Shortcut+P", printer::print));
  }

  private MenuItem recent(Path file) {
    MenuItem item = new MenuItem(file.toString());
    item.setMnemonicParsing(false);
    item.setOnAction(_ -> model.opening().open(file));
    return item;
  }

  private Menu edit() {
    ReadOnlyStringProperty undone = model.document().undoNameProperty();
    ReadOnlyStringProperty redone = model.document().redoNameProperty();
    MenuItem undo =
        kit.item("edit.undo", named("edit.undo", undone), "Shortcut+Z", model.document()::undo);
    undo.disableProperty().bind(undone.isEmpty());
    MenuItem redo =
        kit.item(
            "edit.redo", named("edit.redo", redone), "Shortcut+Shift+Z", model.document()::redo);
    redo.disableProperty().bind(redone.isEmpty());
    return kit.menu(
        "menu.edit",
        undo,
        redo,
        new SeparatorMenuItem(),
        kit.item("edit.copyFen", "Shortcut+Shift+C", () -> clipboard.copy(Fen.write(shown()))),
        kit.item("edit.copyList", () -> clipboard.copy(PieceList.write(shown()))),
        kit.item("edit.copyPicture", clipboard::copyPicture),
        kit.item("edit.paste", "Shortcut+Shift+V", clipboard::paste),
        new SeparatorMenuItem(),
        pens(),
        kit.item("edit.clearShapes", "Shortcut+L", model.score().edits()::clearShapes));
  }

  /** Pens for those who draw by keys. */
  private Menu pens() {
    Menu pens =
        kit.menu(
            "edit.draw",
            pen(Colour.GREEN, "F8"),
            pen(Colour.RED, "Shift+F8"),
            pen(Colour.BLUE, "Shortcut+F8"),
            pen(Colour.YELLOW, "Shortcut+Shift+F8"));
    pens.disableProperty().bind(model.modeProperty().isEqualTo(Mode.SETUP));
    return pens;
  }

  private MenuItem pen(Colour colour, String keys) {
    return kit.item("colour." + colour.name(), keys, () -> model.draw(colour));
  }

  private Menu position() {
    return kit.menu(
        "menu.position",
        go(Mode.SETUP, "Shortcut+1"),
        go(Mode.DETAILS, "Shortcut+5"),
        kit.item("setup.clear", "Shortcut+Delete", this::clear),
        kit.item("position.flip", "Shortcut+R", model.board()::flip));
  }

  private Menu solve() {
    ObservableValue<String> words =
        Bindings.createStringBinding(
            () -> texts.get(model.solve().state().isRunning() ? "solve.stop" : "solve.start"),
            model.solve().stateProperty(),
            texts.languageProperty());
    MenuItem toggle = kit.item("solve.start", words, "F5", model.searches()::toggleSolve);
    toggle.disableProperty().bind(model.editor().playableProperty().not());
    ObservableValue<String> checkWords =
        Bindings.createStringBinding(
            () -> texts.get(model.check().state().isRunning() ? "solve.stop" : "check.start"),
            model.check().stateProperty(),
            texts.languageProperty());
    MenuItem check = kit.item("check.start", checkWords, "F6", model.searches()::toggleCheck);
    check.disableProperty().bind(model.editor().playableProperty().not());
    return kit.menu(
        "menu.solve",
        go(Mode.SOLVE, "Shortcut+2"),
        go(Mode.SOUNDNESS, "Shortcut+3"),
        go(Mode.SCORE, "Shortcut+4"),
        new SeparatorMenuItem(),
        toggle,
        check,
        kit.item("shelf.check", shelfWords(), model.searches()::toggleShelf));
  }

  private ObservableValue<String> shelfWords() {
    return Bindings.createStringBinding(
        () -> texts.get(model.shelfCheck().isRunning() ? "shelf.stop" : "shelf.check"),
        model.shelfCheck().stepProperty(),
        texts.languageProperty());
  }

  private Menu view() {
    return kit.menu(
        "menu.view",
        kit.choice(
            "view.board",
            BoardStyle.values(),
            model.board().styleProperty(),
            v -> texts.bind("boardStyle." + v.name())),
        kit.choice(
            "view.men",
            MenSet.values(),
            model.board().menSetProperty(),
            v -> texts.bind("menSet." + v.name())),
        kit.toggle("view.library", model.libraryShownProperty()),
        kit.toggle("view.coordinates", model.board().coordinatesProperty()),
        kit.toggle("view.animated", model.board().animatedProperty()),
        new SeparatorMenuItem(),
        kit.choice(
            "view.appearance",
            Appearance.values(),
            model.appearanceProperty(),
            v -> texts.bind("appearance." + v.name())),
        kit.choice(
            "view.language",
            Language.values(),
            texts.languageProperty(),
            v -> new SimpleStringProperty(v.ownName())));
  }

  private ObservableValue<String> named(String key, ReadOnlyStringProperty name) {
    return Bindings.createStringBinding(
        () ->
            name.get().isEmpty()
                ? texts.get(key)
                : texts.get(key + ".named", texts.get(name.get())),
        name,
        texts.languageProperty());
  }

  private MenuItem go(Mode mode, String keys) {
    return kit.item("mode." + mode.key(), keys, () -> model.modeProperty().set(mode));
  }

  private void clear() {
    model.modeProperty().set(Mode.SETUP);
    model.editor().clear();
  }

  private Setup shown() {
    return model.board().setupProperty().get();
  }
}
