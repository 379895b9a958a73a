package org.mansuba.tables.index;

import java.util.List;
import java.util.stream.IntStream;

/**
 * How the men of a position are those of another cast: the view that shows them so, and the place
 * of each among them. Of all casts that views make of one, the {@link #first} has the table.
 */
public final class CanonicalForm {
  private final MaterialSlice slice;
  private final BoardSymmetry view;
  private final int[] places;

  private CanonicalForm(MaterialSlice slice, BoardSymmetry view, int[] places) {
    this.slice = slice;
    this.view = view;
    this.places = places;
  }

  /** The casting by which a view shows men, given in any order. */
  static CanonicalForm of(List<ColourBoundMan> men, BoardSymmetry view) {
    List<ColourBoundMan> seen = men.stream().map(man -> man.seen(view)).toList();
    int[] places = new int[men.size()];
    List<Integer> order =
        IntStream.range(0, men.size())
            .boxed()
            .sorted((a, b) -> seen.get(a).compareTo(seen.get(b)))
            .toList();
    for (int place = 0; place < places.length; place++) {
      places[order.get(place)] = place;
    }
    return new CanonicalForm(new MaterialSlice(seen), view, places);
  }

  /** The casting of men, given in any order, as the cast that has the table. */
  public static CanonicalForm first(List<ColourBoundMan> men) {
    CanonicalForm first = null;
    for (BoardSymmetry view : new MaterialSlice(men).views()) {
      CanonicalForm canonicalForm = of(men, view);
      if (first == null || canonicalForm.slice.compareTo(first.slice) < 0) {
        first = canonicalForm;
      }
    }
    if (first == null) {
      throw new IllegalStateException("no view shows " + men);
    }
    return first;
  }

  /** The cast as which the men appear. */
  public MaterialSlice slice() {
    return slice;
  }

  /** How it shows them. */
  public BoardSymmetry view() {
    return view;
  }

  /** The place in the cast of a man given. */
  public int place(int man) {
    return places[man];
  }
}
