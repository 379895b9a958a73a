package org.mansuba.tables.index;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The mapping of a position's men to a slice: the symmetry applied, and the index of each man in
 * that slice. Of all slices that symmetries make of one, the {@link #first} has the table.
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

  /** Returns the mapping of some men, in any order, through a given symmetry. */
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

  /** Returns the mapping of some men, in any order, to the slice that has a table. */
  public static CanonicalForm first(List<ColourBoundMan> men) {
    CanonicalForm first = null;
    for (BoardSymmetry view : new MaterialSlice(men).views()) {
      CanonicalForm canonicalForm = of(men, view);
      if (first == null || canonicalForm.slice.compareTo(first.slice) < 0) {
        first = canonicalForm;
      }
    }
    if (first == null) {
      throw new IllegalStateException("no symmetry applies to " + men);
    }
    return first;
  }

  /** Returns the slice the men are mapped to. */
  public MaterialSlice slice() {
    return slice;
  }

  /** Returns the symmetry used. */
  public BoardSymmetry view() {
    return view;
  }

  /** Returns the index in the slice of the man with a given index. */
  public int place(int man) {
    return places[man];
  }
}
