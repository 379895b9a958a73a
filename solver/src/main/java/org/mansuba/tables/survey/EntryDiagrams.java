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

/** Shows entries of a table as diagrams of a material, whose White may be the table's Black. */
public record EntryDiagrams(EndgameTable table, BoardSymmetry view) {
  /** Shows a table in the terms of a material that it belongs to. */
  static EntryDiagrams of(EndgameTable table, Material material) {
    return table.slice().views().stream()
        .filter(view -> material.slices().contains(table.slice().seen(view)))
        .findFirst()
        .map(view -> new EntryDiagrams(table, view))
        .orElseThrow(() -> new IllegalArgumentException("the table is not of " + material));
  }

  /** The diagram of an entry. */
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

  /** The diagrams of entries with one side, by the table's names, to move. */
  Stream<Setup> all(Side toMove, List<Integer> indices) {
    return indices.stream().map(index -> setup(toMove, index));
  }
}
