package org.mansuba.studio.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.animation.TranslateTransition;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.geometry.NodeOrientation;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.Move;
import org.mansuba.studio.i18n.Texts;

/**
 * The board: sixty-four squares, letters and numbers at its edge, and a token beside the side to
 * move. It is square, as large as its room allows, and runs from left to right in every language.
 */
public final class BoardView extends Region {
  private static final double EDGE = 24;
  private static final Duration GLIDE = Duration.millis(160);

  private final BoardModel model;
  private final Texts texts;
  private final List<SquareView> squares = new ArrayList<>();
  private final List<Label> files = new ArrayList<>();
  private final List<Label> ranks = new ArrayList<>();
  private final Region frame = new Region();
  private final Region token = new Region();
  private final ShapesView shapes = new ShapesView();
  private final ReadOnlyDoubleWrapper side = new ReadOnlyDoubleWrapper();

  /** Shows a model. */
  public BoardView(BoardModel model, Texts texts) {
    this.model = model;
    this.texts = texts;
    setId("board");
    setNodeOrientation(NodeOrientation.LEFT_TO_RIGHT);
    setMinSize(240, 240);
    setPrefSize(600, 600);
    frame.getStyleClass().add("board-frame");
    frame.setMouseTransparent(true);
    token.getStyleClass().add("turn-token");
    for (int i = 0; i < 64; i++) {
      squares.add(new SquareView(Square.of(i)));
    }
    for (int i = 0; i < 8; i++) {
      files.add(edge(String.valueOf((char) ('a' + i))));
      ranks.add(edge(String.valueOf(i + 1)));
    }
    getChildren().addAll(squares);
    getChildren().addAll(frame, shapes);
    getChildren().addAll(files);
    getChildren().addAll(ranks);
    getChildren().add(token);
    watch();
  }

  /** The square at a point of the scene; empty if the point is beside the board. */
  public Optional<Square> squareAt(double sceneX, double sceneY) {
    var local = sceneToLocal(sceneX, sceneY);
    int column = (int) Math.floor((local.getX() - left()) / squareSide());
    int row = (int) Math.floor((local.getY() - top()) / squareSide());
    return model.orientationProperty().get().square(column, row);
  }

  /** How wide a square is. */
  public ReadOnlyDoubleProperty squareSideProperty() {
    return side.getReadOnlyProperty();
  }

  /** How wide a square is now. */
  public double squareSide() {
    return side.get();
  }

  /** Gives the keys to the square under the cursor. */
  public void takeFocus() {
    view(model.cursorProperty().get()).requestFocus();
  }

  /** Hides the man of a square while it is being dragged. */
  public void hideMan(Square square) {
    view(square).manView().ifPresent(man -> man.setOpacity(0.25));
  }

  /** Shows all men again. */
  public void showMen() {
    squares.forEach(s -> s.manView().ifPresent(man -> man.setOpacity(1)));
  }

  @Override
  protected void layoutChildren() {
    double edge = model.coordinatesProperty().get() ? EDGE : 4;
    side.set(Math.floor(Math.max(0, Math.min(getWidth() - 2 * EDGE, getHeight() - 2 * edge)) / 8));
    double side = squareSide();
    Orientation view = model.orientationProperty().get();
    for (SquareView square : squares) {
      int column = view.column(square.square());
      int row = view.row(square.square());
      square.resizeRelocate(left() + side * column, top() + side * row, side, side);
    }
    shapes.resizeRelocate(left(), top(), 8 * side, 8 * side);
    shapes.show(model.shapesProperty().get(), view);
    frame.resizeRelocate(left() - 2, top() - 2, 8 * side + 4, 8 * side + 4);
    for (int i = 0; i < 8; i++) {
      Square onEdge = Square.of(9 * i);
      double x = left() + side * view.column(onEdge);
      double y = top() + side * view.row(onEdge);
      files.get(i).resizeRelocate(x, top() + 8 * side + 3, side, EDGE - 4);
      ranks.get(i).resizeRelocate(left() - EDGE, y, EDGE - 6, side);
    }
    boolean below =
        (model.setupProperty().get().toMove() == Side.WHITE) == (view == Orientation.WHITE_BELOW);
    double y = below ? top() + 8 * side - 14 : top();
    token.resizeRelocate(left() + 8 * side + 7, y, 14, 14);
  }

  @Override
  protected double computePrefHeight(double width) {
    return width < 0 ? 600 : width;
  }

  private double left() {
    return snapPositionX((getWidth() - 8 * squareSide()) / 2);
  }

  private double top() {
    double edge = model.coordinatesProperty().get() ? EDGE : 4;
    return snapPositionY(Math.max(4, (getHeight() - edge - 8 * squareSide()) / 2));
  }

  private Label edge(String text) {
    Label label = new Label(text);
    label.getStyleClass().add("board-edge");
    label.setAlignment(Pos.CENTER);
    label.visibleProperty().bind(model.coordinatesProperty());
    label.setMouseTransparent(true);
    return label;
  }

  private void watch() {
    model.setupProperty().subscribe(_ -> showSetup());
    model.menSetProperty().subscribe(_ -> showSetup());
    texts.languageProperty().subscribe(_ -> describe());
    model.hintsProperty().subscribe(hints -> squares.forEach(s -> s.show(hints)));
    model.orientationProperty().subscribe(this::requestLayout);
    model.shapesProperty().subscribe(this::requestLayout);
    model.coordinatesProperty().subscribe(this::requestLayout);
    model
        .styleProperty()
        .subscribe(
            style -> {
              getStyleClass().removeIf(c -> c.startsWith("board-"));
              getStyleClass().add("board-" + style.key());
            });
    model.cursorProperty().subscribe(this::showCursor);
  }

  private void showSetup() {
    for (SquareView square : squares) {
      square.show(model.setupProperty().get().at(square.square()), model.menSetProperty().get());
    }
    token.getStyleClass().removeAll("white", "black");
    token
        .getStyleClass()
        .add(model.setupProperty().get().toMove() == Side.WHITE ? "white" : "black");
    describe();
    requestLayout();
  }

  /** Lets the man of a move that has just been shown glide to its square. */
  public void glide(Move move) {
    if (!model.animatedProperty().get() || squareSide() == 0) {
      return;
    }
    Orientation view = model.orientationProperty().get();
    SquareView to = view(move.to());
    to.manView()
        .ifPresent(
            man -> {
              TranslateTransition glide = new TranslateTransition(GLIDE, man);
              glide.setFromX(squareSide() * (view.column(move.from()) - view.column(move.to())));
              glide.setFromY(squareSide() * (view.row(move.from()) - view.row(move.to())));
              glide.setToX(0);
              glide.setToY(0);
              to.toFront();
              glide.play();
            });
  }

  private void describe() {
    squares.forEach(s -> s.setAccessibleText(model.describe(s.square(), texts)));
  }

  private void showCursor(Square cursor) {
    boolean hadFocus = squares.stream().anyMatch(Node::isFocused);
    squares.forEach(s -> s.showCursor(cursor));
    if (hadFocus) {
      view(cursor).requestFocus();
    }
  }

  private SquareView view(Square square) {
    return squares.get(square.ordinal());
  }
}
