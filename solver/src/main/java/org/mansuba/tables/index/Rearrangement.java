package org.mansuba.tables.index;

import java.util.ArrayList;
import java.util.List;

/**
 * A change of an arrangement that preserves the slice: a symmetry moves the squares, and each man
 * takes the place of an equal one.
 */
record Rearrangement(Symmetry symmetry, List<Integer> places) {
  /** Returns all rearrangements for a symmetry, which must preserve the slice. */
  static List<Rearrangement> all(MaterialSlice slice, Symmetry symmetry) {
    BoardSymmetry view = new BoardSymmetry(symmetry, BoardSymmetry.Names.KEPT);
    List<ColourBoundMan> seen = slice.members().stream().map(member -> member.seen(view)).toList();
    List<Rearrangement> found = new ArrayList<>();
    extend(List.of(), seen, slice.members(), symmetry, found);
    return found;
  }

  /** Returns the index in the slice that a man takes. */
  int place(int man) {
    return places.get(man);
  }

  private static void extend(
      List<Integer> places,
      List<ColourBoundMan> seen,
      List<ColourBoundMan> slice,
      Symmetry symmetry,
      List<Rearrangement> found) {
    if (places.size() == slice.size()) {
      found.add(new Rearrangement(symmetry, places));
      return;
    }
    for (int place = 0; place < slice.size(); place++) {
      if (!places.contains(place) && slice.get(place).equals(seen.get(places.size()))) {
        List<Integer> longer = new ArrayList<>(places);
        longer.add(place);
        extend(List.copyOf(longer), seen, slice, symmetry, found);
      }
    }
  }
}
