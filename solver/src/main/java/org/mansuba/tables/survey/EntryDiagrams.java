package org.mansuba.tables.survey;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.Setup;
import org.mansuba.tables.file.EndgameTable;
import org.mansuba.tables.index.BoardSymmetry;
import org.mansuba.tables.index.Material;

/** Converts entries of a table to diagrams of a material, in which the colours may be exchanged. */
public record EntryDiagrams(EndgameTable table, BoardSymmetry view) {
  /** Returns a converter for a table of a material. */
  static EntryDiagrams of(EndgameTable table, Material material) {
    return table.slice().views().stream()
        .filter(view -> material.slices().contains(table.slice().seen(view)))
        .findFirst()
        .map(view -> new EntryDiagrams(table, view))
        .orElseThrow(
            () -> new IllegalArgumentException("the table does not belong to " + material));
  }

  /** Returns the diagram of an entry. */
  public Setup setup(Side toMove, int index) {
    int[] at = new int[table.slice().size()];
    table.indexer().arrange(index, at);
    Map<Square, Man> men = new EnumMap<>(Square.class);
    for (int i = 0; i < at.length; i++) {
      Man man = table.slice().members().get(i).man();
      men.put(view.symmetry().map(Square.of(at[i])), new Man(view.map(man.side()), man.kind()));
    }
    return Setup.of(men, view.map(toMove));
  }

  /** Returns the diagrams of entries with one side, as named by the table, to move. */
  Stream<Setup> all(Side toMove, List<Integer> indices) {
    return indices.stream().map(index -> setup(toMove, index));
  }
}
