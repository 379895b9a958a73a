package org.mansuba.studio.app;

import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.i18n.Texts;

/** The words on the window's frame: the problem, whether it is saved, and the program. */
final class TitleBinding {
  private final Document document;
  private final Texts texts;

  TitleBinding(StudioModel model) {
    document = model.document();
    texts = model.texts();
  }

  ObservableValue<String> title() {
    return Bindings.createStringBinding(
        this::write,
        document.problemProperty(),
        document.fileProperty(),
        document.modifiedProperty(),
        texts.languageProperty());
  }

  private String write() {
    Optional<Path> file = document.fileProperty().get();
    String name =
        file.map(f -> String.valueOf(f.getFileName())).orElseGet(() -> document.problem().name());
    String shown = name.isEmpty() ? texts.get("header.untitled") : name;
    return (document.modifiedProperty().get() ? "* " : "") + shown + " – Mansuba";
  }
}
