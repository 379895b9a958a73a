package org.mansuba.studio.board;

import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import org.mansuba.board.Man;
import org.mansuba.board.Square;

/** One square of the board with what stands on it. */
final class SquareView extends StackPane {
  private static final PseudoClass CURSOR = PseudoClass.getPseudoClass("cursor");
  private static final PseudoClass TROUBLED = PseudoClass.getPseudoClass("troubled");
  private static final PseudoClass LIFTED = PseudoClass.getPseudoClass("lifted");
  private static final PseudoClass LAST = PseudoClass.getPseudoClass("last-move");
  private static final PseudoClass TARGET = PseudoClass.getPseudoClass("target");

  private final Square square;
  private final Region mark = new Region();
  private final Region target = new Region();
  private @Nullable Man man;
  private @Nullable MenSet set;
  private @Nullable ManView manView;

  SquareView(Square square) {
    this.square = square;
    setId("square-" + square);
    getStyleClass().addAll("square", (square.file() + square.rank()) % 2 == 0 ? "odd" : "even");
    setAccessibleRole(AccessibleRole.BUTTON);
    setMinSize(0, 0);
    mark.getStyleClass().add("square-mark");
    mark.setMouseTransparent(true);
    target.getStyleClass().add("square-target");
    target.setMouseTransparent(true);
    getChildren().addAll(mark, target);
  }

  Square square() {
    return square;
  }

  /** The drawing of the man here, if there is one. */
  Optional<ManView> manView() {
    return Optional.ofNullable(manView);
  }

  /** Shows what stands here. */
  void show(Optional<Man> shown, MenSet shownSet) {
    Man next = shown.orElse(null);
    if (next == null ? man == null : next.equals(man) && shownSet == set) {
      return;
    }
    man = next;
    set = shownSet;
    if (manView != null) {
      getChildren().remove(manView);
    }
    manView = next == null ? null : new ManView(next, shownSet);
    if (manView != null) {
      getChildren().add(1, manView);
    }
  }

  /** Shows the hints that concern this square. */
  void show(BoardHints hints) {
    pseudoClassStateChanged(TROUBLED, hints.troubled().contains(square));
    pseudoClassStateChanged(LIFTED, hints.lifted().filter(s -> s == square).isPresent());
    pseudoClassStateChanged(TARGET, hints.targets().contains(square));
    boolean last = hints.lastMove().filter(m -> m.from() == square || m.to() == square).isPresent();
    pseudoClassStateChanged(LAST, last);
  }

  /** Shows whether the cursor is here; only there the Tab key enters the board. */
  void showCursor(Square cursor) {
    pseudoClassStateChanged(CURSOR, cursor == square);
    setFocusTraversable(cursor == square);
  }
}
