package org.mansuba.tables.index;

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
 * White's men against Black's, for example {@code KFvKF}. A ferz or an alfil may be on any square
 * its kind can reach; a square after its letter, as in {@code KFd1vKR}, restricts it to the squares
 * reachable from there.
 *
 * <p>Immutable; equal if the possible men are equal.
 */
public final class Material {
  /** The maximum number of men in a table. */
  public static final int MOST_MEN = 5;

  private static final Pattern MAN = Pattern.compile("([KRNFAP])([a-h][1-8])?");
  private static final Pattern FORM = Pattern.compile("K(%1$s)*vK(%1$s)*".formatted(MAN.pattern()));

  private final String name;
  private final List<MaterialSlice> slices;

  private Material(String name, List<MaterialSlice> slices) {
    this.name = name;
    this.slices = slices;
  }

  /**
   * Parses a name.
   *
   * @throws TableException if it is invalid or has too many men
   */
  public static Material read(String name) {
    if (!FORM.matcher(name).matches()) {
      throw new TableException(
          "%s is not a table name; write White's men, v, and Black's, using K, R, N, F, A, P, as in KRFvKR"
              .formatted(Excerpt.of(name)));
    }
    List<List<ColourBoundMan>> possible = new ArrayList<>();
    for (Side side : Side.values()) {
      Matcher man = MAN.matcher(name.split("v", -1)[side.ordinal()]);
      while (man.find()) {
        possible.add(members(side, man));
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
    return new Material(name, slices(possible));
  }

  private static List<ColourBoundMan> members(Side side, Matcher text) {
    char letter = text.group(1).charAt(0);
    Kind kind = Kind.KING;
    for (Kind each : Kind.values()) {
      kind = each.letter() == letter ? each : kind;
    }
    Man man = new Man(side, kind);
    String square = text.group(2);
    return square == null
        ? ColourBoundMan.all(man)
        : List.of(ColourBoundMan.of(man, Square.parse(square).orElseThrow()));
  }

  private static List<MaterialSlice> slices(List<List<ColourBoundMan>> possible) {
    List<List<ColourBoundMan>> choices = List.of(List.of());
    for (List<ColourBoundMan> men : possible) {
      List<List<ColourBoundMan>> longer = new ArrayList<>();
      for (List<ColourBoundMan> choice : choices) {
        for (ColourBoundMan man : men) {
          List<ColourBoundMan> more = new ArrayList<>(choice);
          more.add(man);
          longer.add(more);
        }
      }
      choices = longer;
    }
    return choices.stream().map(MaterialSlice::new).distinct().toList();
  }

  /** Returns the slices it comprises. */
  public List<MaterialSlice> slices() {
    return slices;
  }

  /** Returns the names of the tables that hold its positions. */
  public List<String> tables() {
    return firstSlices().stream().map(MaterialSlice::toString).toList();
  }

  /** Returns the canonical slices, which have those tables. */
  public List<MaterialSlice> firstSlices() {
    return slices.stream()
        .map(slice -> CanonicalForm.first(slice.members()).slice())
        .distinct()
        .toList();
  }

  /** Returns the number of men, kings included. */
  public int men() {
    return slices.getFirst().size();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Material that && slices.equals(that.slices);
  }

  @Override
  public int hashCode() {
    return slices.hashCode();
  }

  /** Returns the name as given. */
  @Override
  public String toString() {
    return name;
  }
}
