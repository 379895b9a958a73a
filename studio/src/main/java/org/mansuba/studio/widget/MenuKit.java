package org.mansuba.studio.widget;

import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.Property;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCombination;
import org.mansuba.studio.i18n.Texts;

/** Makes menus whose words follow the language. */
public final class MenuKit {
  private final Texts texts;

  /** Makes menus that speak with some texts. */
  public MenuKit(Texts texts) {
    this.texts = texts;
  }

  /** A menu. */
  public Menu menu(String key, MenuItem... items) {
    Menu menu = new Menu();
    menu.setId(id(key));
    menu.textProperty().bind(texts.bind(key));
    menu.getItems().addAll(items);
    return menu;
  }

  /** An entry without keys. */
  public MenuItem item(String key, Runnable action) {
    return item(key, texts.bind(key), action);
  }

  /** An entry with keys such as {@code Shortcut+Z}. */
  public MenuItem item(String key, String keys, Runnable action) {
    MenuItem item = item(key, action);
    item.setAccelerator(KeyCombination.valueOf(keys));
    return item;
  }

  /** An entry without keys, whose words change. */
  public MenuItem item(String key, ObservableValue<String> words, Runnable action) {
    return prepared(new MenuItem(), key, words, action);
  }

  /** An entry with keys, whose words change. */
  public MenuItem item(String key, ObservableValue<String> words, String keys, Runnable action) {
    MenuItem item = item(key, words, action);
    item.setAccelerator(KeyCombination.valueOf(keys));
    return item;
  }

  /** An entry that switches something on and off. */
  public CheckMenuItem toggle(String key, BooleanProperty property) {
    CheckMenuItem item = prepared(new CheckMenuItem(), key, texts.bind(key), () -> {});
    item.selectedProperty().bindBidirectional(property);
    return item;
  }

  /**
   * A menu of values one of which is chosen.
   *
   * @param names the words for a value, which may change with the language
   */
  public <T extends Enum<T>> Menu choice(
      String key, T[] values, Property<T> chosen, Function<T, ObservableValue<String>> names) {
    Menu menu = menu(key);
    ToggleGroup group = new ToggleGroup();
    for (T value : values) {
      RadioMenuItem item =
          prepared(
              new RadioMenuItem(),
              key + "." + value.name(),
              names.apply(value),
              () -> chosen.setValue(value));
      item.setToggleGroup(group);
      chosen.subscribe(now -> item.setSelected(now == value));
      menu.getItems().add(item);
    }
    return menu;
  }

  private static <T extends MenuItem> T prepared(
      T item, String key, ObservableValue<String> words, Runnable action) {
    item.setId("menu-" + id(key));
    item.setMnemonicParsing(false);
    item.textProperty().bind(words);
    item.setOnAction(_ -> action.run());
    return item;
  }

  private static String id(String key) {
    return key.replace('.', '-');
  }
}
