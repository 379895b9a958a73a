package org.mansuba.export.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.mansuba.analysis.soundness.Effect;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.analysis.soundness.Try;
import org.mansuba.analysis.soundness.WinningMove;
import org.mansuba.analysis.tree.Choice;
import org.mansuba.analysis.tree.Role;
import org.mansuba.analysis.tree.Sequel;
import org.mansuba.analysis.tree.Variation;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Move;
import org.mansuba.score.Annotation;
import org.mansuba.score.Glyph;
import org.mansuba.score.Score;
import org.mansuba.score.ScoreNode;
import org.mansuba.words.MovePrinter;
import org.mansuba.words.Phrase;
import org.mansuba.words.Words;

/**
 * The solution that a check has found, as an annotated tree: keys with an exclamation mark, then
 * tries with a question mark and their refutations, and in words what is a dual, what a key
 * threatens, and where a variation is cut.
 */
public final class SolutionScore {
  private final SolutionExtent detail;
  private final Words words;
  private final MovePrinter printer;

  private SolutionScore(Problem problem, SolutionExtent detail, Style style) {
    this.detail = detail;
    this.words = style.words();
    this.printer = new MovePrinter(problem, style.moves());
  }

  /** The tree of a report, as much of it as is wanted. */
  public static Score of(Problem problem, Report report, SolutionExtent detail, Style style) {
    return new SolutionScore(problem, detail, style).write(report);
  }

  private Score write(Report report) {
    List<ScoreNode> lines = new ArrayList<>();
    for (Variation first : report.tree().first()) {
      if (lines.isEmpty() || detail.depth() != SolutionExtent.Depth.MAIN_LINE) {
        lines.add(first.role() == Role.KEY ? key(first, report) : defence(first));
      }
    }
    report.unfollowedKeys().stream()
        .filter(_ -> lines.isEmpty() || detail.depth() != SolutionExtent.Depth.MAIN_LINE)
        .forEach(key -> lines.add(unfollowed(key, report)));
    if (detail.depth() != SolutionExtent.Depth.MAIN_LINE) {
      report.tries().list().forEach(t -> lines.add(tried(t)));
    }
    return new Score(Annotation.NONE, lines);
  }

  /** Returns a first move that wins and has no tree, with its line if there is one. */
  private ScoreNode unfollowed(WinningMove key, Report report) {
    if (key.line().size() > 1) {
      return line(key.line());
    }
    String remark = report.first().bounds().isExact() ? "unfollowed" : "unfollowed.atMost";
    Annotation annotation = unfollowed(remark, key.moves() - 1).with(Glyph.GOOD);
    return new ScoreNode(key.move(), annotation, List.of());
  }

  private ScoreNode line(List<Move> line) {
    List<ScoreNode> next = List.of();
    for (Move move : line.subList(1, line.size()).reversed()) {
      next = List.of(new ScoreNode(move, Annotation.NONE, next));
    }
    Annotation alone = Annotation.comment(language(), words.text("unfollowed.line"));
    return new ScoreNode(line.getFirst(), alone.with(Glyph.GOOD), next);
  }

  /** The remark on a move that a limit left without what follows it. */
  private Annotation unfollowed(String remark, int moves) {
    return moves > 0 ? Annotation.comment(language(), words.text(remark, moves)) : Annotation.NONE;
  }

  private ScoreNode key(Variation key, Report report) {
    Annotation annotation = Annotation.NONE.with(Glyph.GOOD);
    Effect effect = report.effects().get(key.move());
    if (effect instanceof Effect.Zugzwang) {
      annotation = annotation.withComment(language(), words.text("zugzwang"));
    } else if (effect instanceof Effect.Threat(var moves)) {
      annotation = annotation.withComment(language(), threat(key.move(), moves));
    }
    return new ScoreNode(key.move(), annotation, next(key));
  }

  private String threat(Move key, List<Choice> moves) {
    List<Move> threats = moves.stream().map(Choice::move).toList();
    return words.text(
        "threat",
        printer.afterPass(List.of(key), threats).stream().collect(Collectors.joining(", ")));
  }

  private ScoreNode tried(Try failing) {
    List<ScoreNode> refutations =
        failing.refutations().stream()
            .map(m -> new ScoreNode(m, Annotation.NONE.with(Glyph.GOOD), List.of()))
            .toList();
    Annotation annotation =
        failing.end().isOver()
            ? Annotation.comment(
                language(), words.text(Phrase.of("try.ends", Phrase.ending(failing.end()))))
            : Annotation.NONE;
    return new ScoreNode(failing.move(), annotation.with(Glyph.MISTAKE), refutations);
  }

  /** What follows a move of the attacker. */
  private List<ScoreNode> next(Variation attack) {
    List<Variation> defences = attack.next();
    if (detail.depth() == SolutionExtent.Depth.MAIN_LINE) {
      defences = defences.stream().limit(1).toList();
    }
    return defences.stream().map(this::defence).toList();
  }

  private ScoreNode defence(Variation defence) {
    boolean follow = detail.depth() == SolutionExtent.Depth.FULL || defence.spare() == 0;
    Annotation annotation =
        defence.sequel() == Sequel.ELSEWHERE && defence.left() > 0
            ? Annotation.comment(language(), words.text("transposes"))
            : defence.sequel() == Sequel.SHOWN && defence.continuation().isEmpty()
                ? unfollowed("unfollowed", defence.left())
                : Annotation.NONE;
    List<ScoreNode> answers = new ArrayList<>();
    defence
        .continuation()
        .map(answer -> follow ? attack(answer) : cut(answer))
        .ifPresent(answers::add);
    if (follow && showsDuals()) {
      defence.duals().forEach(dual -> answers.add(dual(dual)));
    }
    return new ScoreNode(defence.move(), annotation, answers);
  }

  private boolean showsDuals() {
    return detail.duals() == SolutionExtent.Duals.SHOWN
        && detail.depth() != SolutionExtent.Depth.MAIN_LINE;
  }

  private ScoreNode attack(Variation attack) {
    return new ScoreNode(attack.move(), Annotation.NONE, next(attack));
  }

  /** A move that is not followed, with the number of moves that are left out. */
  private ScoreNode cut(Variation attack) {
    Annotation annotation =
        attack.left() > 0
            ? Annotation.comment(language(), words.text("shortVariation", attack.left()))
            : Annotation.NONE;
    return new ScoreNode(attack.move(), annotation, List.of());
  }

  private ScoreNode dual(Variation dual) {
    return ScoreNode.of(dual.move())
        .withAnnotation(Annotation.comment(language(), words.text("dual")));
  }

  private String language() {
    return words.language().code();
  }
}
