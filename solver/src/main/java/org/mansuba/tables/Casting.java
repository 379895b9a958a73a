package org.mansuba.tables;

import java.util.List;
import java.util.stream.IntStream;

/**
 * How the men of a position are those of another cast: the view that shows them so, and the place
 * of each among them. Of all casts that views make of one, the {@link #first} has the table.
 */
final class Casting {
  private final Cast cast;
  private final View view;
  private final int[] places;

  private Casting(Cast cast, View view, int[] places) {
    this.cast = cast;
    this.view = view;
    this.places = places;
  }

  /** The casting by which a view shows men, given in any order. */
  static Casting of(List<Actor> men, View view) {
    List<Actor> seen = men.stream().map(man -> man.seen(view)).toList();
    int[] places = new int[men.size()];
    List<Integer> order =
        IntStream.range(0, men.size())
            .boxed()
            .sorted((a, b) -> seen.get(a).compareTo(seen.get(b)))
            .toList();
    for (int place = 0; place < places.length; place++) {
      places[order.get(place)] = place;
    }
    return new Casting(new Cast(seen), view, places);
  }

  /** The casting of men, given in any order, as the cast that has the table. */
  static Casting first(List<Actor> men) {
    Casting first = null;
    for (View view : new Cast(men).views()) {
      Casting casting = of(men, view);
      if (first == null || casting.cast.compareTo(first.cast) < 0) {
        first = casting;
      }
    }
    if (first == null) {
      throw new IllegalStateException("no view shows " + men);
    }
    return first;
  }

  /** The cast as which the men appear. */
  Cast cast() {
    return cast;
  }

  /** How it shows them. */
  View view() {
    return view;
  }

  /** The place in the cast of a man given. */
  int place(int man) {
    return places[man];
  }
}
