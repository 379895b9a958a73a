package org.mansuba.studio;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuBar;
import javafx.scene.control.TextInputControl;

/** Finds controls that can be used by the mouse only. */
final class Reach {
  private Reach() {}

  /** The controls that can be used now, but that the Tab key passes over; none if all is well. */
  static List<String> missedIn(Scene scene) {
    List<String> missed = new ArrayList<>();
    look(scene.getRoot(), missed);
    return missed;
  }

  private static void look(Node node, List<String> missed) {
    // Menus have keys of their own: F10, and those that they show.
    if (!node.isVisible() || node.isDisabled() || node instanceof MenuBar) {
      return;
    }
    boolean used =
        node instanceof ButtonBase
            || node instanceof TextInputControl
            || node instanceof ComboBoxBase
            || node instanceof ListView;
    if (used) {
      if (!node.isFocusTraversable()) {
        missed.add(String.valueOf(node));
      }
    } else if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> look(child, missed));
    }
  }
}
