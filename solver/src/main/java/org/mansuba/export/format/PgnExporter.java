package org.mansuba.export.format;

import java.util.LinkedHashMap;
import java.util.Map;
import org.mansuba.board.Side;
import org.mansuba.export.sheet.Sheet;
import org.mansuba.notation.pgn.Pgn;
import org.mansuba.notation.pgn.PgnGame;
import org.mansuba.problem.Problem;
import org.mansuba.problem.Source;
import org.mansuba.problem.stipulation.StipulationText;

/** Writes the solution as a PGN game with the mandatory tags. */
final class PgnExporter implements Exporter {
  @Override
  public byte[] write(Sheet sheet) {
    Problem problem = sheet.problem();
    Source source = problem.source();
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Event", known(problem.name()));
    tags.put("Site", known(source.work()));
    tags.put("Date", "????.??.??");
    tags.put("Round", known(source.number()));
    tags.put("White", "?");
    tags.put("Black", "?");
    tags.put("Result", result(sheet));
    put(tags, "ProblemId", problem.id());
    put(tags, "Composer", source.author());
    put(tags, "ComposedIn", source.date());
    tags.put("Stipulation", StipulationText.write(problem.stipulation()));
    sheet
        .checkup()
        .ifPresent(checkup -> tags.put("Verdict", String.join(" ", checkup.sentences())));
    PgnGame game = new PgnGame(tags, problem.setup(), problem.rules(), sheet.score());
    return Utf8.bytes(Pgn.write(game));
  }

  private static void put(Map<String, String> tags, String name, String value) {
    if (!value.isEmpty()) {
      tags.put(name, value);
    }
  }

  private static String known(String text) {
    return text.isEmpty() ? "?" : text;
  }

  private static String result(Sheet sheet) {
    boolean wins = sheet.report().filter(report -> report.first().bounds().hasWin()).isPresent();
    if (!wins) {
      return "*";
    }
    return sheet.problem().stipulation().attacker() == Side.WHITE ? "1-0" : "0-1";
  }
}
