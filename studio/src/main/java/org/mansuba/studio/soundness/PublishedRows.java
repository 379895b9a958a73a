package org.mansuba.studio.soundness;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.mansuba.analysis.published.Break;
import org.mansuba.analysis.published.Departure;
import org.mansuba.analysis.published.Emendation;
import org.mansuba.analysis.published.Finish;
import org.mansuba.analysis.published.LineReport;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Move;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.solve.GameText;

/** What is found out about published lines, as lines that lead to the positions they speak of. */
final class PublishedRows {
  private final Problem problem;
  private final Texts texts;
  private final GameText game;
  private final List<CheckRow> rows = new ArrayList<>();

  PublishedRows(Problem problem, Texts texts) {
    this.problem = problem;
    this.texts = texts;
    this.game = new GameText(problem);
  }

  List<CheckRow> write(List<LineReport> lines) {
    if (!lines.isEmpty()) {
      OptionalInt claim = problem.published().claim();
      rows.add(
          CheckRow.heading(
              claim.isPresent()
                  ? texts.get("check.published.claimed", lines.size(), claim.getAsInt())
                  : texts.get("check.published", lines.size())));
    }
    lines.forEach(this::write);
    return rows;
  }

  private void write(LineReport line) {
    rows.add(
        new CheckRow(
            CheckRow.Tone.LINE, game.line(line.playable()), reading(line), line.playable()));
    if (!line.printed().note().isEmpty()) {
      rows.add(CheckRow.remark(line.printed().note()));
    }
    line.breaks().forEach(broken -> write(line, broken));
    line.departures().forEach(departure -> write(line, departure));
  }

  private String reading(LineReport line) {
    if (line.isLegal()) {
      return finish(line);
    }
    boolean mended = line.breaks().stream().allMatch(broken -> broken.proposal().isPresent());
    return texts.get(mended ? "check.published.mended" : "check.published.broken", finish(line));
  }

  private String finish(LineReport line) {
    int moves = line.attackerMoves();
    if (line.finish() == Finish.STOPS) {
      return texts.get("check.published.stops", moves);
    }
    String how = texts.get("ending." + line.ending().name());
    OptionalInt claim = problem.published().claim();
    if (claim.isEmpty() || line.finish() != Finish.GOAL) {
      return texts.get("check.published.ends", how, moves);
    }
    return claim.getAsInt() == moves
        ? texts.get("check.published.asClaimed", how, moves)
        : texts.get("check.published.claims", how, moves, claim.getAsInt());
  }

  private void write(LineReport line, Break broken) {
    int ply = broken.illegal().ply();
    List<Move> before = line.playable().subList(0, Math.min(ply - 1, line.playable().size()));
    String why = texts.get("check.fault." + broken.illegal().fault().name());
    String note =
        broken.proposal().map(r -> read(why, ply, r)).orElse(texts.get("check.break", why));
    rows.add(nested(game.number(before.size()) + broken.illegal().move(), note, before));
  }

  private String read(String why, int ply, Emendation repair) {
    return repair.ply() == ply
        ? texts.get("check.break.read", why, move(repair.proposed()))
        : texts.get(
            "check.break.readEarlier", why, move(repair.proposed()), move(repair.printed()));
  }

  private void write(LineReport line, Departure departure) {
    List<Move> before = line.playable().subList(0, departure.ply() - 1);
    String played = game.after(before, line.playable().get(departure.ply() - 1));
    String better = texts.leftToRight(game.after(before, departure.better()));
    String key =
        departure.loses() == Departure.NO_WIN_KNOWN
            ? "check.departs.noWin"
            : departure.side() == problem.stipulation().attacker()
                ? "check.departs.sooner"
                : "check.departs.longer";
    rows.add(nested(played, texts.get(key, better, departure.loses()), before));
  }

  private String move(Move move) {
    return texts.leftToRight(move.toString());
  }

  private static CheckRow nested(String text, String note, List<Move> moves) {
    return new CheckRow(CheckRow.Tone.NESTED, text, note, moves);
  }
}
