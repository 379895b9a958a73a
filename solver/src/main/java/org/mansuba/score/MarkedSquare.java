package org.mansuba.score;

import java.util.Comparator;
import java.util.Optional;
import org.mansuba.board.Square;

/**
 * A square that is marked on the board. Equal if both parts are equal; ordered by the square.
 *
 * @param colour the colour of the mark
 * @param square the square
 */
public record MarkedSquare(Colour colour, Square square) implements Comparable<MarkedSquare> {
  private static final Comparator<MarkedSquare> ORDER =
      Comparator.comparing(MarkedSquare::square).thenComparing(MarkedSquare::colour);

  /** The mark of a text such as {@code red b1}; empty if it is none. */
  public static Optional<MarkedSquare> parse(String text) {
    int space = text.indexOf(' ');
    if (space < 0) {
      return Optional.empty();
    }
    Optional<Colour> colour = Colour.named(text.substring(0, space));
    Optional<Square> square = Square.parse(text.substring(space + 1));
    return colour.flatMap(c -> square.map(s -> new MarkedSquare(c, s)));
  }

  @Override
  public int compareTo(MarkedSquare other) {
    return ORDER.compare(this, other);
  }

  /** The mark as {@link #parse} reads it. */
  @Override
  public String toString() {
    return colour.text() + " " + square;
  }
}
