package org.mansuba.studio.widget;

import javafx.beans.binding.StringBinding;
import javafx.geometry.NodeOrientation;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.shape.SVGPath;
import javafx.util.Duration;
import org.mansuba.studio.i18n.Lines;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.words.Language;

/**
 * Makes controls whose words follow the language. The key {@code x} names the words on a control,
 * {@code x.tip} those that explain it.
 */
public final class Widgets {
  private static final int TIP = 44;

  private final Texts texts;

  /** Makes controls that speak with some texts. */
  public Widgets(Texts texts) {
    this.texts = texts;
  }

  /** A line of text. */
  public Label label(String key) {
    Label label = new Label();
    label.textProperty().bind(texts.bind(key));
    return label;
  }

  /** A text of as many lines as it needs. */
  public WrapLabel wrapped(String key, int letters) {
    WrapLabel label = new WrapLabel(letters);
    label.wordsProperty().bind(texts.bind(key));
    return label;
  }

  /** A small title over a group of controls. */
  public Label title(String key) {
    Label label = label(key);
    label.getStyleClass().add("group-title");
    return label;
  }

  /** A button with words. */
  public Button button(String key, Runnable action) {
    Button button = new Button();
    button.textProperty().bind(texts.bind(key));
    return prepared(button, key, action);
  }

  /** A button with a drawing; its words appear on hovering and are read by screen readers. */
  public Button iconButton(String key, Icon icon, Runnable action) {
    Button button = new Button();
    button.setGraphic(graphic(icon));
    button.getStyleClass().add("icon-button");
    explain(button, key);
    return prepared(button, key, action);
  }

  /** A button with a drawing that stays down. */
  public ToggleButton iconToggle(String key, Icon icon) {
    ToggleButton button = new ToggleButton();
    button.setGraphic(graphic(icon));
    button.getStyleClass().add("icon-button");
    button.setId(id(key));
    explain(button, key);
    return button;
  }

  /** Tells on hovering, and to screen readers, what a control does. */
  public void explain(Node node, String key) {
    Tooltip tooltip = tooltip();
    StringBinding words = texts.bind(key + ".tip");
    tooltip.textProperty().bind(words.map(w -> Lines.broken(w, TIP)));
    tooltip.wrapTextProperty().bind(words.map(w -> !Lines.isRightToLeft(w)));
    Tooltip.install(node, tooltip);
    node.accessibleTextProperty().bind(texts.bind(key + ".tip"));
  }

  /**
   * Keeps a row of controls from left to right in every language, since they speak of the board or
   * of moves; the row as a whole stands where lines of the language begin.
   */
  public void keepLeftToRight(FlowPane row) {
    row.setNodeOrientation(NodeOrientation.LEFT_TO_RIGHT);
    texts
        .languageProperty()
        .subscribe(
            l ->
                row.setAlignment(
                    l.direction() == Language.Direction.RIGHT_TO_LEFT
                        ? Pos.TOP_RIGHT
                        : Pos.TOP_LEFT));
  }

  /** Room that pushes apart what stands around it in a row. */
  public static Region spacer() {
    Region spacer = new Region();
    HBox.setHgrow(spacer, Priority.ALWAYS);
    return spacer;
  }

  /** A drawing on a control. */
  public static Node graphic(Icon icon) {
    SVGPath path = new SVGPath();
    path.setContent(icon.path());
    path.getStyleClass().add("icon");
    return path;
  }

  private static Tooltip tooltip() {
    Tooltip tooltip = new Tooltip();
    tooltip.setShowDelay(Duration.millis(400));
    tooltip.setMaxWidth(340);
    return tooltip;
  }

  private static <T extends ButtonBase> T prepared(T button, String key, Runnable action) {
    button.setId(id(key));
    button.setMnemonicParsing(false);
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setOnAction(_ -> action.run());
    return button;
  }

  private static String id(String key) {
    return key.replace('.', '-');
  }
}
