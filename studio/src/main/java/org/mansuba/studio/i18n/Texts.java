package org.mansuba.studio.i18n;

import java.text.MessageFormat;
import java.util.Arrays;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Collectors;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import org.mansuba.words.Language;
import org.mansuba.words.Phrase;
import org.mansuba.words.Words;

/**
 * The words of the window. A text is named by a key; {@link #bind} follows the chosen language.
 * Belongs to the thread of the window.
 *
 * <pre>{@code
 * label.textProperty().bind(texts.bind("solve.start"));
 * }</pre>
 */
public final class Texts {
  private static final String BUNDLE = "org.mansuba.studio.i18n.texts";

  // JavaFX draws the mark between letters that are not to join as a box; a thin space looks right.
  private static final char NOT_JOINED = '\u200c';
  private static final char THIN_SPACE = '\u200a';

  /** A strong mark without a shape. */
  private static final char LEFT_TO_RIGHT = '\u200e';

  private final ObjectProperty<Language> language = new SimpleObjectProperty<>(Language.ENGLISH);

  /** The language spoken. */
  public ObjectProperty<Language> languageProperty() {
    return language;
  }

  /** The language spoken. */
  public Language language() {
    return language.get();
  }

  /**
   * A text in the language spoken now.
   *
   * @param key which text
   * @param arguments what stands for {@code {0}}, {@code {1}} and so on in it
   * @throws java.util.MissingResourceException if there is no such text
   */
  public String get(String key, Object... arguments) {
    String pattern = bundle(language()).getString(key).replace(NOT_JOINED, THIN_SPACE);
    return new MessageFormat(pattern, language().locale()).format(arguments);
  }

  /** The words of answers in the language spoken now. */
  public Words words() {
    return Words.of(language()).spelt(text -> text.replace(NOT_JOINED, THIN_SPACE));
  }

  /** An answer in the language spoken now, its moves from left to right. */
  public String say(Phrase phrase) {
    return words().parts(phrase).stream()
        .map(
            part ->
                switch (part) {
                  case Words.Part.Plain(var plain) -> plain;
                  case Words.Part.Play(var moves) -> leftToRight(moves);
                })
        .collect(Collectors.joining());
  }

  /** The same with its first letter in upper case. */
  public String sentence(Phrase phrase) {
    String text = say(phrase);
    return text.substring(0, 1).toUpperCase(language().locale()) + text.substring(1);
  }

  /** A text that follows the language and those of its arguments that are observable. */
  public StringBinding bind(String key, Object... arguments) {
    Observable[] causes =
        Arrays.stream(arguments)
            .filter(Observable.class::isInstance)
            .map(Observable.class::cast)
            .toArray(Observable[]::new);
    Observable[] all = Arrays.copyOf(causes, causes.length + 1);
    all[causes.length] = language;
    return Bindings.createStringBinding(() -> get(key, values(arguments)), all);
  }

  /**
   * Moves, squares and figures as they stand within a sentence: from left to right, also where the
   * sentence runs the other way.
   */
  public String leftToRight(String words) {
    return language().direction() == Language.Direction.RIGHT_TO_LEFT
        ? LEFT_TO_RIGHT + words + LEFT_TO_RIGHT
        : words;
  }

  /** The bundle of a language. */
  static ResourceBundle bundle(Language language) {
    return ResourceBundle.getBundle(
        BUNDLE,
        Locale.of(language.code()),
        ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
  }

  private static Object[] values(Object[] arguments) {
    return Arrays.stream(arguments)
        .map(a -> a instanceof ObservableValue<?> observable ? observable.getValue() : a)
        .toArray();
  }
}
