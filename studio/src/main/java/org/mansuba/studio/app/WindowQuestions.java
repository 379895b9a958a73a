package org.mansuba.studio.app;

import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import org.mansuba.studio.document.FileQuestions;
import org.mansuba.studio.i18n.Lines;
import org.mansuba.studio.i18n.Texts;

/** Asks in dialogs over the window. */
final class WindowQuestions implements FileQuestions {
  private static final String PROBLEMS = ".json";

  private final Texts texts;
  private final Supplier<Window> window;
  private Optional<File> folder = Optional.empty();

  WindowQuestions(Texts texts, Supplier<Window> window) {
    this.texts = texts;
    this.window = window;
  }

  @Override
  public Optional<Path> open() {
    FileChooser chooser = chooser("file.open", PROBLEMS);
    return taken(chooser.showOpenDialog(window.get()));
  }

  @Override
  public Optional<Path> save(String suggestion) {
    String ending = suggestion.substring(suggestion.lastIndexOf('.'));
    FileChooser chooser = chooser("file.saveAs", ending);
    chooser.setInitialFileName(suggestion);
    return taken(chooser.showSaveDialog(window.get()));
  }

  @Override
  public Optional<Path> folder() {
    DirectoryChooser chooser = new DirectoryChooser();
    chooser.setTitle(texts.get("file.openFolder"));
    folder.filter(File::isDirectory).ifPresent(chooser::setInitialDirectory);
    return Optional.ofNullable(chooser.showDialog(window.get())).map(File::toPath);
  }

  @Override
  public Unsaved unsaved() {
    ButtonType save = new ButtonType(texts.get("unsaved.save"), ButtonBar.ButtonData.YES);
    ButtonType discard = new ButtonType(texts.get("unsaved.discard"), ButtonBar.ButtonData.NO);
    ButtonType cancel =
        new ButtonType(texts.get("unsaved.cancel"), ButtonBar.ButtonData.CANCEL_CLOSE);
    Alert alert =
        new Alert(
            Alert.AlertType.CONFIRMATION,
            Lines.broken(texts.get("unsaved.explanation"), 36),
            save,
            discard,
            cancel);
    alert.initOwner(window.get());
    alert.setTitle("Mansuba");
    alert.setHeaderText(texts.get("unsaved.question"));
    ButtonType answer = alert.showAndWait().orElse(cancel);
    if (answer.equals(save)) {
      return Unsaved.SAVE;
    }
    return answer.equals(discard) ? Unsaved.DISCARD : Unsaved.CANCEL;
  }

  private FileChooser chooser(String key, String ending) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(texts.get(key));
    folder.filter(File::isDirectory).ifPresent(chooser::setInitialDirectory);
    chooser
        .getExtensionFilters()
        .addAll(
            new FileChooser.ExtensionFilter(
                ending.equals(PROBLEMS) ? texts.get("file.problems") : "*" + ending, "*" + ending),
            new FileChooser.ExtensionFilter(texts.get("file.all"), "*"));
    return chooser;
  }

  private Optional<Path> taken(File file) {
    if (file == null) {
      return Optional.empty();
    }
    folder = Optional.ofNullable(file.getParentFile());
    return Optional.of(file.toPath());
  }
}
