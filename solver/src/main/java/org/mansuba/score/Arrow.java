package org.mansuba.score;

import java.util.Comparator;
import java.util.Optional;
import org.mansuba.board.Square;
import org.mansuba.rules.Move;

/**
 * An arrow drawn on the board. Equal if all parts are equal; ordered by its squares.
 *
 * @param colour its colour
 * @param from where it starts
 * @param to where its head is; another square than it starts from
 */
public record Arrow(Colour colour, Square from, Square to) implements Comparable<Arrow> {
  private static final Comparator<Arrow> ORDER =
      Comparator.comparing(Arrow::from).thenComparing(Arrow::to).thenComparing(Arrow::colour);

  /**
   * Checks that the arrow leads somewhere.
   *
   * @throws IllegalArgumentException if it ends where it starts
   */
  public Arrow {
    if (from == to) {
      throw new IllegalArgumentException("an arrow leads from one square to another");
    }
  }

  /** The arrow of a text such as {@code green c4e5}; empty if it is none. */
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

  /** The arrow as {@link #parse} reads it. */
  @Override
  public String toString() {
    return colour.text() + " " + from + to;
  }
}
