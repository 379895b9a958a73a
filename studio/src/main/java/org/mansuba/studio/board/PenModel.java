package org.mansuba.studio.board;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.mansuba.board.Square;
import org.mansuba.score.Annotation;
import org.mansuba.score.Arrow;
import org.mansuba.score.Colour;
import org.mansuba.score.MarkedSquare;

/**
 * Drawing by keys what is drawn with the mouse by dragging: the pen is taken, lowered on the
 * cursor's square, and drawn to where the cursor has gone then, which makes an arrow, or a mark if
 * the cursor is still there. Belongs to the thread of the window.
 */
public final class PenModel {
  private final BoardModel board;
  private final ReadOnlyObjectWrapper<Optional<Pen>> pen =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** Draws on a board. */
  public PenModel(BoardModel board) {
    this.board = board;
  }

  /** The pen; empty while nobody draws by keys. */
  public ReadOnlyObjectProperty<Optional<Pen>> penProperty() {
    return pen.getReadOnlyProperty();
  }

  /** Whether the pen is out, so that the arrow keys move it. */
  public boolean isOut() {
    return pen.get().isPresent();
  }

  /**
   * Takes a pen; one of the same colour continues its stroke, one of another colour changes its
   * ink. Nothing happens where there is nothing to draw on.
   */
  public void take(Colour colour, BoardActions actions) {
    Optional<Pen> out = pen.get();
    if (!actions.canDraw()) {
      putAway();
    } else if (out.filter(p -> p.colour() == colour).isPresent()) {
      press(actions);
    } else {
      pen.set(Optional.of(out.map(p -> p.in(colour)).orElse(new Pen.Raised(colour))));
    }
  }

  /** Begins the stroke on the cursor's square, or ends it there. */
  public void press(BoardActions actions) {
    pen.get()
        .ifPresent(
            out -> {
              Square here = board.cursorProperty().get();
              switch (out) {
                case Pen.Raised(Colour colour) ->
                    pen.set(Optional.of(new Pen.Lowered(colour, here)));
                case Pen.Lowered(Colour colour, Square from) -> {
                  putAway();
                  if (from == here) {
                    actions.alternative(here, colour);
                  } else {
                    actions.draw(from, here, colour);
                  }
                }
              }
            });
  }

  /** Puts the pen away; a stroke that was begun is given up. */
  public void putAway() {
    pen.set(Optional.empty());
  }

  /** What is on the board, with the stroke as it would be if it ended on the cursor's square. */
  public Annotation over(Annotation drawn) {
    Square here = board.cursorProperty().get();
    return switch (pen.get().orElse(null)) {
      case Pen.Lowered(Colour colour, Square from) when from != here ->
          drawn.with(new Arrow(colour, from, here));
      case Pen out -> drawn.with(new MarkedSquare(out.colour(), here));
      case null -> drawn;
    };
  }
}
