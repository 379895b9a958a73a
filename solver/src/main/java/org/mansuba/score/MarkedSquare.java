package org.mansuba.score;

import java.util.Comparator;
import java.util.Optional;
import org.mansuba.board.Square;

/**
 * A marked square. Equal if both parts are equal; ordered by the square.
 *
 * @param colour the colour of the mark
 * @param square the square
 */
public record MarkedSquare(Colour colour, Square square) implements Comparable<MarkedSquare> {
  private static final Comparator<MarkedSquare> ORDER =
      Comparator.comparing(MarkedSquare::square).thenComparing(MarkedSquare::colour);

  /** Parses a mark such as {@code red b1}; returns empty if the text is not a mark. */
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

  /** Returns the mark in the form {@link #parse} accepts. */
  @Override
  public String toString() {
    return colour.text() + " " + square;
  }
}
