package org.mansuba.studio.board;

import java.util.Map;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.Setup;
import org.mansuba.score.Annotation;
import org.mansuba.studio.i18n.Texts;

/** What a board shows and how. Belongs to the thread of the window. */
public final class BoardModel {
  private final ObjectProperty<Setup> setup =
      new SimpleObjectProperty<>(Setup.of(Map.of(), Side.WHITE));
  private final ObjectProperty<BoardHints> hints = new SimpleObjectProperty<>(BoardHints.NONE);
  private final ObjectProperty<Annotation> shapes = new SimpleObjectProperty<>(Annotation.NONE);
  private final ObjectProperty<Orientation> orientation =
      new SimpleObjectProperty<>(Orientation.WHITE_BELOW);
  private final ObjectProperty<BoardStyle> style = new SimpleObjectProperty<>(BoardStyle.PARCHMENT);
  private final ObjectProperty<MenSet> menSet = new SimpleObjectProperty<>(MenSet.ABSTRACT);
  private final BooleanProperty coordinates = new SimpleBooleanProperty(true);
  private final BooleanProperty animated = new SimpleBooleanProperty(true);
  private final ObjectProperty<Square> cursor = new SimpleObjectProperty<>(Square.E4);

  /** The diagram shown. */
  public ObjectProperty<Setup> setupProperty() {
    return setup;
  }

  /** What is shown beside the men. */
  public ObjectProperty<BoardHints> hintsProperty() {
    return hints;
  }

  /** The arrows and marked squares drawn over the men. */
  public ObjectProperty<Annotation> shapesProperty() {
    return shapes;
  }

  /** Which side is below. */
  public ObjectProperty<Orientation> orientationProperty() {
    return orientation;
  }

  /** The board's colours. */
  public ObjectProperty<BoardStyle> styleProperty() {
    return style;
  }

  /** The men's shapes. */
  public ObjectProperty<MenSet> menSetProperty() {
    return menSet;
  }

  /** Whether letters and numbers stand at the edge. */
  public BooleanProperty coordinatesProperty() {
    return coordinates;
  }

  /** Whether men glide where they go. */
  public BooleanProperty animatedProperty() {
    return animated;
  }

  /** The square the keys act on. */
  public ObjectProperty<Square> cursorProperty() {
    return cursor;
  }

  /** Turns the board round. */
  public void flip() {
    orientation.set(orientation.get().flipped());
  }

  /** Moves the cursor by columns to the right and rows down, as far as the board goes. */
  public void moveCursor(int columns, int rows) {
    Orientation view = orientation.get();
    Square here = cursor.get();
    view.square(view.column(here) + columns, view.row(here) + rows).ifPresent(cursor::set);
  }

  /** What a screen reader says of a square: {@code d4, white ferz}. */
  public String describe(Square square, Texts texts) {
    Optional<Man> man = setup.get().at(square);
    String what =
        man.map(m -> texts.get("man." + m.side().name() + "." + m.kind().name()))
            .orElse(texts.get("board.empty"));
    return texts.get("board.square", square.toString(), what);
  }
}
