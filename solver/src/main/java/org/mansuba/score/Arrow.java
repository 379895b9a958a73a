package org.mansuba.score;

import java.util.Comparator;
import java.util.Optional;
import org.mansuba.board.Square;
import org.mansuba.rules.Move;

/**
 * An arrow on the board. Equal if all parts are equal; ordered by its squares.
 *
 * @param colour its colour
 * @param from the square it starts on
 * @param to the square it points to; different from {@code from}
 */
public record Arrow(Colour colour, Square from, Square to) implements Comparable<Arrow> {
  private static final Comparator<Arrow> ORDER =
      Comparator.comparing(Arrow::from).thenComparing(Arrow::to).thenComparing(Arrow::colour);

  /**
   * Checks the squares.
   *
   * @throws IllegalArgumentException if both are the same
   */
  public Arrow {
    if (from == to) {
      throw new IllegalArgumentException("an arrow needs two different squares");
    }
  }

  /** Parses an arrow such as {@code green c4e5}; returns empty if the text is not an arrow. */
  public static Optional<Arrow> parse(String text) {
    int space = text.indexOf(' ');
    if (space < 0 || text.length() != space + 5) {
      return Optional.empty();
    }
    Optional<Colour> colour = Colour.named(text.substring(0, space));
    Optional<Move> squares = Move.parse(text.substring(space + 1));
    return colour.flatMap(c -> squares.map(s -> new Arrow(c, s.from(), s.to())));
  }

  @Override
  public int compareTo(Arrow other) {
    return ORDER.compare(this, other);
  }

  /** Returns the arrow in the form {@link #parse} accepts. */
  @Override
  public String toString() {
    return colour.text() + " " + from + to;
  }
}
