package org.mansuba.tables;

import java.util.Comparator;
import java.util.List;
import org.mansuba.board.Square;
import org.mansuba.rules.Setup;

/**
 * The men of a diagram with their squares.
 *
 * @param cast the men, in their order
 * @param squares where each stands
 */
record Roster(Cast cast, List<Square> squares) {
  static Roster of(Setup setup) {
    List<Entry> entries =
        setup.men().entrySet().stream()
            .map(e -> new Entry(Actor.of(e.getValue(), e.getKey()), e.getKey()))
            .sorted(Comparator.comparing(Entry::actor))
            .toList();
    return new Roster(
        new Cast(entries.stream().map(Entry::actor).toList()),
        entries.stream().map(Entry::square).toList());
  }

  private record Entry(Actor actor, Square square) {}
}
