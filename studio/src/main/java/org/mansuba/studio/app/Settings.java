package org.mansuba.studio.app;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import javafx.beans.property.Property;
import org.mansuba.problem.AtomicFile;
import org.mansuba.studio.board.BoardStyle;
import org.mansuba.studio.board.MenSet;
import org.mansuba.studio.board.Orientation;
import org.mansuba.words.Language;

/**
 * What the window remembers from one run to the next. A file that cannot be read counts as none.
 */
public final class Settings {
  private final Path file;
  private final Properties values = new Properties();

  /** Reads the settings of a file, which need not exist. */
  public Settings(Path file) {
    this.file = file;
    try {
      values.load(new StringReader(Files.readString(file)));
    } catch (IOException | IllegalArgumentException _) {
      values.clear();
    }
  }

  /** Gives a window what is remembered. */
  public void apply(StudioModel model) {
    choose("language", Language.values(), model.texts().languageProperty());
    choose("appearance", Appearance.values(), model.appearanceProperty());
    choose("board", BoardStyle.values(), model.board().styleProperty());
    choose("men", MenSet.values(), model.board().menSetProperty());
    choose("orientation", Orientation.values(), model.board().orientationProperty());
    model.board().coordinatesProperty().set(isOn("coordinates"));
    model.board().animatedProperty().set(isOn("animated"));
    model.libraryShownProperty().set(isOn("library"));
    recentFiles().reversed().forEach(model.files().recent()::note);
  }

  /** Takes from a window what is to be remembered. */
  public void take(StudioModel model) {
    values.setProperty("language", model.texts().language().name());
    values.setProperty("appearance", model.appearanceProperty().get().name());
    values.setProperty("board", model.board().styleProperty().get().name());
    values.setProperty("men", model.board().menSetProperty().get().name());
    values.setProperty("orientation", model.board().orientationProperty().get().name());
    values.setProperty("coordinates", String.valueOf(model.board().coordinatesProperty().get()));
    values.setProperty("animated", String.valueOf(model.board().animatedProperty().get()));
    values.setProperty("library", String.valueOf(model.libraryShownProperty().get()));
    List<String> files =
        model.files().recent().filesProperty().get().stream().map(Path::toString).toList();
    values.setProperty("recent", String.join("\n", files));
  }

  /** A number; another one where there is none, or one out of range. */
  public double number(String key, double otherwise) {
    try {
      double number = Double.parseDouble(values.getProperty(key, ""));
      return number > 0 && number < 20_000 ? number : otherwise;
    } catch (NumberFormatException _) {
      return otherwise;
    }
  }

  /** Sets a number. */
  public void put(String key, double number) {
    values.setProperty(key, String.valueOf(number));
  }

  /** Writes the settings; where that is not possible, they are forgotten. */
  public void write() {
    StringWriter text = new StringWriter();
    try {
      values.store(text, "Mansuba studio");
      Files.createDirectories(file.toAbsolutePath().getParent());
      AtomicFile.write(file, text.toString().getBytes(StandardCharsets.UTF_8));
    } catch (IOException _) {
      // The next start begins with the usual settings, which is better than a complaint at the end.
    }
  }

  private boolean isOn(String key) {
    return !values.getProperty(key, "true").equals("false");
  }

  private <T extends Enum<T>> void choose(String key, T[] allowed, Property<T> property) {
    for (T value : allowed) {
      if (value.name().equals(values.getProperty(key))) {
        property.setValue(value);
      }
    }
  }

  private List<Path> recentFiles() {
    return values
        .getProperty("recent", "")
        .lines()
        .map(Settings::path)
        .flatMap(Optional::stream)
        .toList();
  }

  private static Optional<Path> path(String text) {
    try {
      return text.isBlank() ? Optional.empty() : Optional.of(Path.of(text));
    } catch (InvalidPathException _) {
      return Optional.empty();
    }
  }
}
