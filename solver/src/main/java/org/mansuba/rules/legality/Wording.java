package org.mansuba.rules.legality;

import java.util.List;
import org.mansuba.board.Man;
import org.mansuba.board.Square;
import org.mansuba.rules.Setup;

/** Builds parts of sentences. */
final class Wording {
  private static final List<String> NUMBERS =
      List.of("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");

  private Wording() {}

  /** Returns a number, spelled out up to ten. */
  static String number(int number) {
    return number < NUMBERS.size() ? NUMBERS.get(number) : String.valueOf(number);
  }

  /** Returns men with their number, for example {@code three rooks}. */
  static String counted(int number, String man) {
    return number(number) + " " + man + (number == 1 ? "" : plural(man));
  }

  /** Returns men of one kind and their squares, for example {@code white pawns on a8 and b8}. */
  static String men(Man man, List<Square> squares) {
    String title = man.title() + (squares.size() == 1 ? "" : plural(man.title()));
    return title + " on " + list(squares.stream().map(Square::toString).toList());
  }

  /**
   * Returns the men on some squares, for example {@code the white rook on e1 and the white king on
   * d4}.
   */
  static String standing(Setup setup, List<Square> squares) {
    return list(squares.stream().map(s -> standing(setup, s)).toList());
  }

  /** Returns a list, for example {@code a1, b2 and c3}. */
  static String list(List<String> items) {
    int last = items.size() - 1;
    return last < 1
        ? String.join("", items)
        : String.join(", ", items.subList(0, last)) + " and " + items.get(last);
  }

  private static String standing(Setup setup, Square square) {
    return "the " + setup.at(square).map(Man::title).orElse("empty square") + " on " + square;
  }

  private static String plural(String man) {
    return man.endsWith("ferz") ? "es" : "s";
  }
}
