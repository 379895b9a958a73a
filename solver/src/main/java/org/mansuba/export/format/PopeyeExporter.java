package org.mansuba.export.format;

import java.util.List;
import java.util.Map;
import org.mansuba.analysis.soundness.Effect;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.analysis.soundness.Try;
import org.mansuba.analysis.soundness.WinningMove;
import org.mansuba.analysis.tree.Choice;
import org.mansuba.analysis.tree.Role;
import org.mansuba.analysis.tree.Variation;
import org.mansuba.board.Side;
import org.mansuba.export.sheet.Sheet;
import org.mansuba.export.sheet.SolutionExtent;
import org.mansuba.notation.Letters;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.plain.PlainPosition;

/**
 * Writes the solution in the style of problem-solving programs: set play, tries with their
 * refutations, and keys. Moves show both squares, and replies are indented.
 */
final class PopeyeExporter implements Exporter {
  @Override
  public byte[] write(Sheet sheet) {
    StringBuilder out = new StringBuilder();
    Letters letters = sheet.style().moves().letters();
    PopeyeBoard.write(out, sheet, letters);
    sheet
        .checkup()
        .ifPresent(
            checkup -> {
              new Printer(out, sheet.problem(), letters, checkup.detail()).print(checkup.report());
              out.append('\n');
              checkup.sentences().forEach(sentence -> out.append(sentence).append('\n'));
            });
    return Utf8.bytes(out);
  }

  /** Writes one report. */
  private static final class Printer {
    private final StringBuilder out;
    private final Problem problem;
    private final Letters letters;
    private final SolutionExtent detail;

    Printer(StringBuilder out, Problem problem, Letters letters, SolutionExtent detail) {
      this.out = out;
      this.problem = problem;
      this.letters = letters;
      this.detail = detail;
    }

    void print(Report report) {
      Side attacker = problem.stipulation().attacker();
      boolean attackerBegins = problem.setup().toMove() == attacker;
      if (!report.setPlay().isEmpty()) {
        out.append('\n');
        Position set = position(problem.setup().toMove().opponent());
        report.setPlay().forEach(defence -> defence(set, defence, 1, 1));
      }
      report.tries().list().stream().filter(_ -> !isMainLine()).forEach(this::tried);
      Position diagram = position(problem.setup().toMove());
      for (Variation first : shown(report.tree().first())) {
        if (first.role() == Role.KEY) {
          out.append('\n');
          key(diagram, first, report.effects());
        } else {
          defence(diagram, first, attackerBegins ? 1 : 0, 1);
        }
      }
      report.unfollowedKeys().stream()
          .filter(_ -> report.tree().first().isEmpty() || !isMainLine())
          .forEach(key -> unfollowed(diagram, key));
    }

    private boolean isMainLine() {
      return detail.depth() == SolutionExtent.Depth.MAIN_LINE;
    }

    /** Returns the variations to show. */
    private List<Variation> shown(List<Variation> next) {
      return next.stream()
          .filter(v -> v.role() != Role.DUAL || detail.duals() == SolutionExtent.Duals.SHOWN)
          .limit(isMainLine() ? 1 : Long.MAX_VALUE)
          .toList();
    }

    private void tried(Try failing) {
      Position position = position(problem.setup().toMove());
      out.append('\n');
      out.append(line(position, failing.move(), "1.", 0)).append(" ?\n");
      position.make(failing.move().packed());
      out.append(failing.end().isOver() ? "" : "    but\n");
      for (Move refutation : failing.refutations()) {
        out.append(line(position, refutation, "1...", 1)).append(" !\n");
      }
    }

    /** Writes a first move that wins and has no tree, with its line if there is one. */
    private void unfollowed(Position position, WinningMove key) {
      out.append('\n').append(line(position, key.move(), "1.", 0)).append(" !\n");
      for (int ply = 1; ply < key.line().size(); ply++) {
        position.make(key.line().get(ply - 1).packed());
        String number = ply % 2 == 0 ? ply / 2 + 1 + "." : (ply + 1) / 2 + "...";
        out.append(line(position, key.line().get(ply), number, ply)).append('\n');
      }
      for (int ply = 1; ply < key.line().size(); ply++) {
        position.unmake();
      }
    }

    private void key(Position position, Variation key, Map<Move, Effect> effects) {
      out.append(line(position, key.move(), "1.", 0)).append(" !");
      position.make(key.move().packed());
      switch (effects.get(key.move())) {
        case Effect.Zugzwang() -> out.append(" zugzwang.\n");
        case Effect.Threat(var moves) -> threat(position, moves);
        case null -> out.append('\n');
        case Effect.Check(), Effect.Goal() -> out.append('\n');
      }
      shown(key.next()).forEach(defence -> defence(position, defence, 1, 1));
      position.unmake();
    }

    private void threat(Position position, List<Choice> moves) {
      out.append(" threat:\n");
      Side attacker = problem.stipulation().attacker();
      Position passed =
          PlainPosition.of(position.setup().withSideToMove(attacker), problem.rules());
      moves.forEach(choice -> out.append(line(passed, choice.move(), "2.", 2)).append('\n'));
    }

    private void defence(Position position, Variation defence, int number, int level) {
      out.append(line(position, defence.move(), number + "...", level)).append('\n');
      position.make(defence.move().packed());
      for (Variation answer : shown(defence.next())) {
        out.append(line(position, answer.move(), (number + 1) + ".", level + 1)).append('\n');
        position.make(answer.move().packed());
        shown(answer.next()).forEach(next -> defence(position, next, number + 1, level + 2));
        position.unmake();
      }
      position.unmake();
    }

    private String line(Position position, Move move, String number, int level) {
      return "    ".repeat(level) + "   " + number + LongMove.write(position, move, letters);
    }

    private Position position(Side toMove) {
      return PlainPosition.of(problem.setup().withSideToMove(toMove), problem.rules());
    }
  }
}
