package org.mansuba.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.notation.Excerpt;

/**
 * White's men against Black's, as {@code KFvKF}. A ferz or an alfil stands for all squares its kind
 * can come to; a square behind its letter, as in {@code KFd1vKR}, means only those that one on this
 * square can come to.
 *
 * <p>Immutable; equal if the possible men are equal.
 */
public final class Material {
  /** The greatest number of men a table can have. */
  public static final int MOST_MEN = 5;

  private static final Pattern MAN = Pattern.compile("([KRNFAP])([a-h][1-8])?");
  private static final Pattern FORM = Pattern.compile("K(%1$s)*vK(%1$s)*".formatted(MAN.pattern()));

  private final String name;
  private final List<Cast> casts;

  private Material(String name, List<Cast> casts) {
    this.name = name;
    this.casts = casts;
  }

  /**
   * Reads a name.
   *
   * @throws TableException if it is none, or has too many men
   */
  public static Material read(String name) {
    if (!FORM.matcher(name).matches()) {
      throw new TableException(
          "%s names no table; write White's men, v, and Black's, in the letters K, R, N, F, A, P, as in KRFvKR"
              .formatted(Excerpt.of(name)));
    }
    List<List<Actor>> possible = new ArrayList<>();
    for (Side side : Side.values()) {
      Matcher man = MAN.matcher(name.split("v", -1)[side.ordinal()]);
      while (man.find()) {
        possible.add(actors(side, man));
      }
    }
    if (possible.size() > MOST_MEN) {
      throw new TableException(
          "%s has %d men; a table has at most %d"
              .formatted(Excerpt.of(name), possible.size(), MOST_MEN));
    }
    if (possible.stream().filter(men -> men.getFirst().kind() == Kind.KING).count() != 2) {
      throw new TableException(Excerpt.of(name) + " has more than one king a side");
    }
    return new Material(name, casts(possible));
  }

  private static List<Actor> actors(Side side, Matcher text) {
    char letter = text.group(1).charAt(0);
    Kind kind = Kind.KING;
    for (Kind each : Kind.values()) {
      kind = each.letter() == letter ? each : kind;
    }
    Man man = new Man(side, kind);
    String square = text.group(2);
    return square == null
        ? Actor.all(man)
        : List.of(Actor.of(man, Square.parse(square).orElseThrow()));
  }

  private static List<Cast> casts(List<List<Actor>> possible) {
    List<List<Actor>> choices = List.of(List.of());
    for (List<Actor> men : possible) {
      List<List<Actor>> longer = new ArrayList<>();
      for (List<Actor> choice : choices) {
        for (Actor man : men) {
          List<Actor> more = new ArrayList<>(choice);
          more.add(man);
          longer.add(more);
        }
      }
      choices = longer;
    }
    return choices.stream().map(Cast::new).distinct().toList();
  }

  /** The casts it comprises. */
  List<Cast> casts() {
    return casts;
  }

  /** The names of the tables its positions are in. */
  public List<String> tables() {
    return firstCasts().stream().map(Cast::toString).toList();
  }

  /** The casts that have those tables. */
  List<Cast> firstCasts() {
    return casts.stream().map(cast -> Casting.first(cast.actors()).cast()).distinct().toList();
  }

  /** Men on the board, kings included. */
  public int men() {
    return casts.getFirst().size();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Material that && casts.equals(that.casts);
  }

  @Override
  public int hashCode() {
    return casts.hashCode();
  }

  /** The name as it was read. */
  @Override
  public String toString() {
    return name;
  }
}
