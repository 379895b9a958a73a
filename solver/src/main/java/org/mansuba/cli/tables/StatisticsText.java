package org.mansuba.cli.tables;

import java.io.PrintStream;
import java.util.List;
import java.util.SortedMap;
import org.mansuba.board.Side;
import org.mansuba.cli.output.Columns;
import org.mansuba.cli.output.JsonLine;
import org.mansuba.cli.output.Numbers;
import org.mansuba.notation.Fen;
import org.mansuba.rules.Setup;
import org.mansuba.tables.index.Material;
import org.mansuba.tables.survey.OutcomeCounts;
import org.mansuba.tables.survey.Statistics;
import tools.jackson.core.JsonGenerator;

/** Writes statistics of tables as text or JSON. */
final class StatisticsText {
  private final Material material;
  private final Statistics statistics;

  StatisticsText(Material material, Statistics statistics) {
    this.material = material;
    this.statistics = statistics;
  }

  void print(PrintStream out) {
    out.println(material);
    Columns columns = new Columns();
    columns.add("to move", "wins", "loses", "neither");
    for (Side side : Side.values()) {
      OutcomeCounts counts = statistics.counts(side);
      columns.add(
          side.title(),
          Numbers.full(counts.won()),
          Numbers.full(counts.lost()),
          Numbers.full(counts.neither()));
    }
    columns.print(out);
    if (statistics.longest() > 0) {
      out.println();
      out.println(
          "Longest win of the side to move: "
              + Numbers.count(statistics.longest(), "ply", "plies"));
      print(out, statistics.longestWins());
    }
    out.println();
    out.println("Mutual zugzwangs: " + Numbers.full(statistics.mutualZugzwangs()));
    print(out, statistics.zugzwangs());
  }

  void write(JsonGenerator json) {
    json.writeStringProperty("men", material.toString());
    for (Side side : Side.values()) {
      OutcomeCounts counts = statistics.counts(side);
      json.writeObjectPropertyStart(side == Side.WHITE ? "whiteToMove" : "blackToMove");
      counts(json, "wins", counts.wins());
      counts(json, "losses", counts.losses());
      json.writeNumberProperty("neither", counts.neither());
      json.writeEndObject();
    }
    json.writeNumberProperty("longest", statistics.longest());
    JsonLine.list(json, "longestWins", fens(statistics.longestWins()));
    json.writeNumberProperty("mutualZugzwangs", statistics.mutualZugzwangs());
    JsonLine.list(json, "zugzwangs", fens(statistics.zugzwangs()));
  }

  private static void counts(JsonGenerator json, String name, SortedMap<Integer, Long> byPlies) {
    json.writeObjectPropertyStart(name);
    byPlies.forEach((plies, count) -> json.writeNumberProperty(plies.toString(), count));
    json.writeEndObject();
  }

  private static void print(PrintStream out, List<Setup> setups) {
    fens(setups).forEach(fen -> out.println("  " + fen));
  }

  private static List<String> fens(List<Setup> setups) {
    return setups.stream().map(Fen::write).toList();
  }
}
