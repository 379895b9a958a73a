package org.mansuba.tables.index;

import java.util.ArrayList;
import java.util.List;

/**
 * A change of an arrangement that leaves a cast as it is: squares go by a symmetry, and each man
 * takes the place of one that is then equal to it.
 */
record Rearrangement(Symmetry symmetry, List<Integer> places) {
  /** All that a symmetry allows, which must show the cast as itself. */
  static List<Rearrangement> all(MaterialSlice slice, Symmetry symmetry) {
    BoardSymmetry view = new BoardSymmetry(symmetry, BoardSymmetry.Names.KEPT);
    List<ColourBoundMan> seen = slice.members().stream().map(member -> member.seen(view)).toList();
    List<Rearrangement> found = new ArrayList<>();
    extend(List.of(), seen, slice.members(), symmetry, found);
    return found;
  }

  /** The place in the cast that a man takes. */
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
