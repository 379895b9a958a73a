package org.mansuba.studio.solution;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.mansuba.board.Man;
import org.mansuba.board.Square;
import org.mansuba.rules.Move;
import org.mansuba.score.Annotation;
import org.mansuba.score.Arrow;
import org.mansuba.score.Colour;
import org.mansuba.score.MarkedSquare;
import org.mansuba.studio.board.BoardActions;

/**
 * Playing through a score on the board: pressing or dragging men plays moves, the other button
 * draws.
 */
public final class PlayActions implements BoardActions {
  private final ScoreModel model;
  private final ReadOnlyObjectWrapper<Optional<Square>> lifted =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** Plays on a score. */
  public PlayActions(ScoreModel model) {
    this.model = model;
    model.standingProperty().subscribe(_ -> lifted.set(Optional.empty()));
  }

  /** The square whose man is about to move. */
  public ReadOnlyObjectProperty<Optional<Square>> liftedProperty() {
    return lifted.getReadOnlyProperty();
  }

  /** Where the man that is about to move can go. */
  public Set<Square> targets() {
    Set<Square> targets = EnumSet.noneOf(Square.class);
    lifted.get().ifPresent(from -> movesFrom(from).forEach(m -> targets.add(m.to())));
    return targets;
  }

  @Override
  public boolean canLift(Square square) {
    return !movesFrom(square).isEmpty() && lifted.get().filter(s -> s != square).isEmpty();
  }

  @Override
  public void lift(Square from) {}

  @Override
  public void drop(Square from, Square to) {
    lifted.set(Optional.empty());
    play(from, to);
  }

  @Override
  public void dropOutside(Square from) {
    lifted.set(Optional.empty());
  }

  @Override
  public void drop(Man man, Square to) {}

  @Override
  public void choose(Square square) {
    Optional<Square> from = lifted.get();
    boolean goes = from.filter(f -> f != square && play(f, square)).isPresent();
    if (!goes) {
      boolean putsDown = from.filter(f -> f == square).isPresent();
      lifted.set(putsDown || movesFrom(square).isEmpty() ? Optional.empty() : Optional.of(square));
    }
  }

  @Override
  public void chooseTwice(Square square) {}

  @Override
  public void alternative(Square square, Colour colour) {
    MarkedSquare mark = new MarkedSquare(colour, square);
    model.edits().annotate(a -> a.squares().contains(mark) ? a.without(mark) : a.with(mark));
  }

  @Override
  public void draw(Square from, Square to, Colour colour) {
    Arrow arrow = new Arrow(colour, from, to);
    model.edits().annotate(a -> toggled(a, arrow));
  }

  @Override
  public boolean canDraw() {
    return true;
  }

  @Override
  public void type(Square square, String letter) {}

  @Override
  public boolean arrow(int columns, int rows) {
    if (columns != 0) {
      if (columns > 0) {
        model.forth();
      } else {
        model.back();
      }
    } else {
      model.variation(rows);
    }
    return true;
  }

  @Override
  public void erase(Square square) {
    model.edits().delete();
  }

  private static Annotation toggled(Annotation annotation, Arrow arrow) {
    return annotation.arrows().contains(arrow) ? annotation.without(arrow) : annotation.with(arrow);
  }

  /** Plays the move between two squares; an ordinary move before a swap. */
  private boolean play(Square from, Square to) {
    Optional<Move> move =
        movesFrom(from).stream()
            .filter(m -> m.to() == to)
            .min((a, b) -> a.manner().compareTo(b.manner()));
    move.ifPresent(model.edits()::play);
    return move.isPresent();
  }

  private List<Move> movesFrom(Square from) {
    return model.standingProperty().get().moves().stream().filter(m -> m.from() == from).toList();
  }
}
