package org.mansuba.studio.soundness;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.analysis.soundness.Stage;
import org.mansuba.analysis.soundness.Try;
import org.mansuba.analysis.soundness.WinningMove;
import org.mansuba.analysis.tree.Dual;
import org.mansuba.analysis.tree.Variation;
import org.mansuba.notation.LineText;
import org.mansuba.notation.MoveText;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.plain.PlainPosition;
import org.mansuba.search.Bounds;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.solve.GameText;

/** A report as lines that lead to positions. */
final class CheckRows {
  private static final int MOST_DUALS = 200;

  private final Problem problem;
  private final Texts texts;
  private final List<CheckRow> rows = new ArrayList<>();

  private CheckRows(Problem problem, Texts texts) {
    this.problem = problem;
    this.texts = texts;
  }

  static List<CheckRow> of(Problem problem, Report report, Texts texts) {
    CheckRows rows = new CheckRows(problem, texts);
    boolean isExact = report.first().bounds().isExact();
    String length = isExact ? "check.winsIn" : "check.winsIn.atMost";
    rows.winning(rows.headingOfKeys(report), report.keys(), length);
    String slower = texts.get("check.slower", report.slower().size());
    rows.winning(slower, report.slower(), "check.winsIn");
    rows.duals(report);
    rows.tries(report);
    rows.setPlay(report);
    rows.rows.addAll(new PublishedRows(problem, texts).write(report.lines()));
    if (!report.unfinished().isEmpty()) {
      rows.unfinished(report);
    }
    return rows.rows;
  }

  /** What the winning moves are called: keys only where it is known that none wins faster. */
  private String headingOfKeys(Report report) {
    Bounds bounds = report.first().bounds();
    if (!bounds.isExact()) {
      return texts.get("check.keys.fastest", bounds.winIn());
    }
    String keys = report.first().hasAllKeys() ? "check.keys" : "check.keys.known";
    return texts.get(keys, report.keys().size());
  }

  private void winning(String heading, List<WinningMove> moves, String length) {
    if (moves.isEmpty()) {
      return;
    }
    rows.add(CheckRow.heading(heading));
    for (WinningMove move : moves) {
      List<Move> line = move.line().isEmpty() ? List.of(move.move()) : move.line();
      rows.add(line(line, texts.get(length, move.moves()), line.subList(0, 1)));
    }
  }

  private void duals(Report report) {
    List<Dual> duals = report.duals().list();
    rows.add(CheckRow.heading(texts.get("check.duals", duals.size())));
    if (duals.isEmpty()) {
      rows.add(CheckRow.remark(texts.get("check.noDuals")));
    }
    for (Dual dual : duals.subList(0, Math.min(MOST_DUALS, duals.size()))) {
      Position position = position();
      dual.path().forEach(move -> position.make(move.packed()));
      String moves =
          dual.moves().stream()
              .map(choice -> MoveText.write(position, choice.move().packed()))
              .collect(Collectors.joining(" / "));
      String kind = texts.get("check.dual." + dual.kind().name());
      String note = dual.saves() > 0 ? texts.get("check.saves", kind, dual.saves()) : kind;
      String number = new GameText(problem).number(dual.path().size());
      rows.add(new CheckRow(CheckRow.Tone.LINE, number + moves, note, dual.path()));
    }
    if (duals.size() > MOST_DUALS) {
      rows.add(CheckRow.remark(texts.get("check.moreDuals", duals.size() - MOST_DUALS)));
    }
  }

  private void tries(Report report) {
    List<Try> tries = report.tries().list();
    if (tries.isEmpty()) {
      return;
    }
    rows.add(CheckRow.heading(texts.get("check.tries", tries.size())));
    for (Try each : tries) {
      List<Move> line = new ArrayList<>(List.of(each.move()));
      line.addAll(each.refutations().subList(0, Math.min(1, each.refutations().size())));
      String text = write(line).replaceFirst("^(\\S+)", "$1?") + "!";
      rows.add(new CheckRow(CheckRow.Tone.LINE, text, "", line));
    }
  }

  private void setPlay(Report report) {
    if (report.setPlay().isEmpty()) {
      return;
    }
    rows.add(CheckRow.heading(texts.get("check.setPlay", report.setPlay().size())));
    Position set =
        PlainPosition.of(
            problem.setup().withSideToMove(problem.setup().toMove().opponent()), problem.rules());
    for (Variation defence : report.setPlay()) {
      List<Move> line = new ArrayList<>(List.of(defence.move()));
      defence.continuation().ifPresent(c -> line.add(c.move()));
      rows.add(new CheckRow(CheckRow.Tone.LINE, LineText.write(set, line), "", List.of()));
    }
  }

  private void unfinished(Report report) {
    String stages =
        report.unfinished().stream()
            .sorted()
            .map(Stage::name)
            .map(name -> texts.get("check.stage." + name))
            .collect(Collectors.joining(", "));
    rows.add(CheckRow.heading(texts.get("check.open")));
    rows.add(CheckRow.remark(stages));
  }

  private CheckRow line(List<Move> line, String note, List<Move> target) {
    return new CheckRow(CheckRow.Tone.LINE, write(line), note, target);
  }

  private String write(List<Move> line) {
    return LineText.write(position(), line);
  }

  private Position position() {
    return PlainPosition.of(problem.setup(), problem.rules());
  }
}
