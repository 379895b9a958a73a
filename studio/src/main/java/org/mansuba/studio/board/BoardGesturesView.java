package org.mansuba.studio.board;

import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import org.mansuba.board.Man;
import org.mansuba.board.Square;
import org.mansuba.score.Colour;

/**
 * The board and what lies around it, such as a palette. All dragging is watched here, on the common
 * ancestor of where it begins and ends, so that the gesture goes on when the pointer leaves the
 * node it began on, and before the palette's buttons keep the press to themselves; the dragged man
 * follows the pointer on a sheet above everything.
 */
public final class BoardGesturesView extends StackPane {
  private static final double CLICK_SLACK = 4;

  private final BoardView board;
  private final BoardModel model;
  private final PenModel pen;
  private final Pane sheet = new Pane();
  private BoardActions actions;
  private @Nullable Drag drag;

  /** What is being dragged, with which button, and from where. */
  private record Drag(
      MouseButton button, @Nullable Square from, @Nullable Man man, double x, double y) {}

  /** Lays a board and its surroundings on a desk. */
  public BoardGesturesView(
      Node content, BoardView board, BoardModel model, PenModel pen, BoardActions actions) {
    this.board = board;
    this.model = model;
    this.pen = pen;
    this.actions = actions;
    sheet.setMouseTransparent(true);
    getStyleClass().add("desk");
    getChildren().addAll(content, sheet);
    pen.penProperty().subscribe(out -> out.ifPresent(_ -> board.takeFocus()));
    addEventFilter(MouseEvent.MOUSE_PRESSED, this::press);
    addEventFilter(MouseEvent.MOUSE_DRAGGED, this::move);
    addEventFilter(MouseEvent.MOUSE_RELEASED, this::release);
    board.addEventHandler(KeyEvent.KEY_PRESSED, this::pressKey);
    board.addEventHandler(KeyEvent.KEY_TYPED, this::typeKey);
  }

  /** Gives gestures another meaning from now on. */
  public void setActions(BoardActions next) {
    actions = next;
    end();
  }

  private void press(MouseEvent event) {
    end();
    Optional<Square> square = board.squareAt(event.getSceneX(), event.getSceneY());
    Optional<Man> offered = offered(event);
    if (square.isPresent()) {
      pen.putAway();
      Square here = square.get();
      model.cursorProperty().set(here);
      board.takeFocus();
      boolean main = event.getButton() == MouseButton.PRIMARY;
      if (main && event.getClickCount() == 2) {
        actions.chooseTwice(here);
        return;
      }
      boolean lifts = main && actions.canLift(here);
      Man man = lifts ? model.setupProperty().get().at(here).orElse(null) : null;
      drag = new Drag(event.getButton(), here, man, event.getSceneX(), event.getSceneY());
      if (main && !lifts) {
        actions.choose(here);
      } else if (lifts) {
        actions.lift(here);
      }
    } else if (offered.isPresent() && event.getButton() == MouseButton.PRIMARY) {
      drag = new Drag(event.getButton(), null, offered.get(), event.getSceneX(), event.getSceneY());
    }
  }

  private void move(MouseEvent event) {
    if (drag == null || !hasMoved(drag, event)) {
      return;
    }
    Man man = drag.man();
    if (man != null && sheet.getChildren().isEmpty()) {
      sheet.getChildren().add(new ManView(man, model.menSetProperty().get()));
      if (drag.from() != null) {
        board.hideMan(drag.from());
      }
    }
    Point2D at = sheet.sceneToLocal(event.getSceneX(), event.getSceneY());
    double side = board.squareSide();
    sheet
        .getChildren()
        .forEach(g -> g.resizeRelocate(at.getX() - side / 2, at.getY() - side / 2, side, side));
  }

  private void release(MouseEvent event) {
    Drag ended = drag;
    if (ended == null) {
      return;
    }
    boolean moved = hasMoved(ended, event);
    end();
    Optional<Square> to = board.squareAt(event.getSceneX(), event.getSceneY());
    if (ended.button() == MouseButton.SECONDARY && ended.from() != null) {
      draw(ended.from(), to, event);
    } else if (ended.man() != null && ended.from() != null) {
      drop(ended.from(), to, moved);
    } else if (ended.man() != null && moved) {
      Man man = ended.man();
      to.ifPresent(square -> actions.drop(man, square));
    }
  }

  private void draw(Square from, Optional<Square> to, MouseEvent event) {
    Colour colour = colour(event);
    if (to.filter(s -> s == from).isPresent()) {
      actions.alternative(from, colour);
    } else {
      to.ifPresent(square -> actions.draw(from, square, colour));
    }
  }

  private void drop(Square from, Optional<Square> to, boolean moved) {
    if (!moved || to.filter(s -> s == from).isPresent()) {
      actions.choose(from);
    } else if (to.isPresent()) {
      actions.drop(from, to.get());
    } else {
      actions.dropOutside(from);
    }
  }

  private void end() {
    drag = null;
    sheet.getChildren().clear();
    board.showMen();
  }

  private static boolean hasMoved(Drag drag, MouseEvent event) {
    return Math.abs(event.getSceneX() - drag.x()) > CLICK_SLACK
        || Math.abs(event.getSceneY() - drag.y()) > CLICK_SLACK;
  }

  /** Green, with Shift red, with Alt blue, with both yellow. */
  private static Colour colour(MouseEvent event) {
    if (event.isShiftDown()) {
      return event.isAltDown() ? Colour.YELLOW : Colour.RED;
    }
    return event.isAltDown() ? Colour.BLUE : Colour.GREEN;
  }

  /** The man of the palette under the pointer. */
  private static Optional<Man> offered(MouseEvent event) {
    Node node = event.getTarget() instanceof Node target ? target : null;
    while (node != null) {
      if (node.getUserData() instanceof PaletteItem.Stamp(Man man)) {
        return Optional.of(man);
      }
      node = node.getParent();
    }
    return Optional.empty();
  }

  private void pressKey(KeyEvent event) {
    if (event.isAltDown() || event.isMetaDown()) {
      return;
    }
    Square here = model.cursorProperty().get();
    switch (event.getCode()) {
      case LEFT, KP_LEFT -> arrow(event, -1, 0);
      case RIGHT, KP_RIGHT -> arrow(event, 1, 0);
      case UP, KP_UP -> arrow(event, 0, -1);
      case DOWN, KP_DOWN -> arrow(event, 0, 1);
      case DELETE, BACK_SPACE -> actions.erase(here);
      case ENTER, SPACE -> choose(here);
      default -> {
        return;
      }
    }
    event.consume();
  }

  private void arrow(KeyEvent event, int columns, int rows) {
    if (event.isControlDown() || pen.isOut() || !actions.arrow(columns, rows)) {
      model.moveCursor(columns, rows);
    }
  }

  private void choose(Square here) {
    if (pen.isOut()) {
      pen.press(actions);
    } else {
      actions.choose(here);
    }
  }

  private void typeKey(KeyEvent event) {
    boolean letter =
        !event.getCharacter().isEmpty() && Character.isLetter(event.getCharacter().codePointAt(0));
    if (letter && !event.isControlDown() && !event.isAltDown() && !event.isMetaDown()) {
      actions.type(model.cursorProperty().get(), event.getCharacter());
      event.consume();
    }
  }
}
