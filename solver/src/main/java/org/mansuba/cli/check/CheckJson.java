package org.mansuba.cli.check;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.mansuba.analysis.published.Departure;
import org.mansuba.analysis.published.Emendation;
import org.mansuba.analysis.published.Finish;
import org.mansuba.analysis.published.LineReport;
import org.mansuba.analysis.soundness.FirstMove;
import org.mansuba.analysis.soundness.FirstMoves;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.analysis.soundness.Stage;
import org.mansuba.analysis.soundness.Try;
import org.mansuba.analysis.soundness.WinningMove;
import org.mansuba.analysis.tree.Dual;
import org.mansuba.cli.output.JsonLine;
import org.mansuba.problem.Problem;
import org.mansuba.search.Bounds;
import tools.jackson.core.JsonGenerator;

/** What a check has found, as the fields of a JSON object. */
final class CheckJson {
  private CheckJson() {}

  static void write(JsonGenerator json, String id, Problem problem, Report report) {
    JsonLine.text(json, "id", id);
    json.writeStringProperty("verdict", report.verdict().word());
    JsonLine.number(json, "moves", length(report.first().bounds()));
    JsonLine.number(json, "stipulatedMoves", problem.stipulation().limit());
    JsonLine.list(json, "keys", report.keys().stream().map(WinningMove::move).toList());
    json.writeArrayPropertyStart("duals");
    report.duals().list().forEach(dual -> write(json, dual));
    json.writeEndArray();
    json.writeArrayPropertyStart("published");
    for (int i = 0; i < report.lines().size(); i++) {
      write(json, i + 1, report.lines().get(i));
    }
    json.writeEndArray();
    writeOthers(json, report);
    json.writeNumberProperty("nodes", report.nodes());
    json.writeNumberProperty("seconds", report.elapsed().toMillis() / 1e3);
  }

  /** The length of the shortest win known, whatever the verdict: keys are listed with it. */
  private static OptionalInt length(Bounds bounds) {
    return bounds.hasWin() ? OptionalInt.of(bounds.winIn()) : OptionalInt.empty();
  }

  private static void write(JsonGenerator json, Dual dual) {
    json.writeStartObject();
    JsonLine.list(json, "path", dual.path());
    JsonLine.list(json, "moves", dual.moves().stream().map(choice -> choice.move()).toList());
    json.writeStringProperty("kind", dual.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'));
    json.writeNumberProperty("saves", dual.saves());
    json.writeEndObject();
  }

  private static void write(JsonGenerator json, int number, LineReport line) {
    json.writeStartObject();
    json.writeNumberProperty("line", number);
    json.writeBooleanProperty("legal", line.isLegal());
    JsonLine.number(
        json,
        "illegalAtPly",
        line.breaks().stream().mapToInt(broken -> broken.illegal().ply()).findFirst());
    String end = line.finish() == Finish.STOPS ? "" : line.ending().title();
    JsonLine.text(json, "end", end);
    List<Departure> departures = line.departures();
    JsonLine.number(
        json, "leavesBestPlayAtPly", departures.stream().mapToInt(Departure::ply).findFirst());
    JsonLine.number(
        json,
        "loses",
        departures.stream()
            .limit(1)
            .mapToInt(Departure::loses)
            .filter(loses -> loses != Departure.NO_WIN_KNOWN)
            .findFirst());
    json.writeArrayPropertyStart("repairs");
    line.breaks().stream()
        .flatMap(broken -> broken.proposal().stream())
        .forEach(repair -> write(json, repair));
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void write(JsonGenerator json, Emendation repair) {
    json.writeStartObject();
    json.writeNumberProperty("ply", repair.ply());
    json.writeStringProperty("printed", repair.printed().toString());
    json.writeStringProperty("proposed", repair.proposed().toString());
    json.writeEndObject();
  }

  /** Up to which length all first moves are decided, and which are not at the length looked at. */
  private static void writeFirstMoves(JsonGenerator json, FirstMoves first) {
    json.writeNumberProperty("decidedWithin", first.within());
    json.writeNumberProperty("lookedWithin", first.horizon());
    JsonLine.list(json, "undecided", first.undecided().stream().map(FirstMove::move).toList());
  }

  /** Slower wins, tries, and what a limit left open. */
  private static void writeOthers(JsonGenerator json, Report report) {
    json.writeArrayPropertyStart("slower");
    for (FirstMove slower : report.first().slower()) {
      json.writeStartObject();
      json.writeStringProperty("move", slower.move().toString());
      json.writeNumberProperty("moves", slower.bounds().winIn());
      json.writeNumberProperty("lowerBound", slower.bounds().noneIn());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayPropertyStart("tries");
    for (Try failing : report.tries().list()) {
      json.writeStartObject();
      json.writeStringProperty("move", failing.move().toString());
      JsonLine.list(json, "refutations", failing.refutations());
      JsonLine.text(json, "end", failing.end().isOver() ? failing.end().title() : "");
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeNumberProperty("lowerBound", report.first().bounds().noneIn());
    writeFirstMoves(json, report.first());
    JsonLine.list(
        json, "unfinished", report.unfinished().stream().sorted().map(Stage::word).toList());
  }
}
