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
import org.mansuba.export.words.Words;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Move;
import org.mansuba.score.Annotation;
import org.mansuba.score.Glyph;
import org.mansuba.score.Node;
import org.mansuba.score.Score;

/**
 * The solution that a check has found, as an annotated tree: keys with an exclamation mark, then
 * tries with a question mark and their refutations, and in words what is a dual, what a key
 * threatens, and where a variation is cut.
 */
public final class SolutionScore {
  private final Detail detail;
  private final Words words;
  private final MovePrinter printer;

  private SolutionScore(Problem problem, Detail detail, Style style) {
    this.detail = detail;
    this.words = style.words();
    this.printer = new MovePrinter(problem, style.moves());
  }

  /** The tree of a report, as much of it as is wanted. */
  public static Score of(Problem problem, Report report, Detail detail, Style style) {
    return new SolutionScore(problem, detail, style).write(report);
  }

  private Score write(Report report) {
    List<Node> lines = new ArrayList<>();
    for (Variation first : report.tree().first()) {
      if (lines.isEmpty() || detail.depth() != Detail.Depth.MAIN_LINE) {
        lines.add(first.role() == Role.KEY ? key(first, report) : defence(first));
      }
    }
    report.unfollowedKeys().stream()
        .filter(_ -> lines.isEmpty() || detail.depth() != Detail.Depth.MAIN_LINE)
        .forEach(key -> lines.add(unfollowed(key, report)));
    if (detail.depth() != Detail.Depth.MAIN_LINE) {
      report.tries().list().forEach(t -> lines.add(tried(t)));
    }
    return new Score(Annotation.NONE, lines);
  }

  /** A first move that is known to win, before anything is known of what follows. */
  private Node unfollowed(WinningMove key, Report report) {
    String remark = report.first().bounds().isExact() ? "unfollowed" : "unfollowed.atMost";
    Annotation annotation = unfollowed(remark, key.moves() - 1).with(Glyph.GOOD);
    return new Node(key.move(), annotation, List.of());
  }

  /** The remark on a move that a limit left without what follows it. */
  private Annotation unfollowed(String remark, int moves) {
    return moves > 0 ? Annotation.comment(language(), words.text(remark, moves)) : Annotation.NONE;
  }

  private Node key(Variation key, Report report) {
    Annotation annotation = Annotation.NONE.with(Glyph.GOOD);
    Effect effect = report.effects().get(key.move());
    if (effect instanceof Effect.Zugzwang) {
      annotation = annotation.withComment(language(), words.text("zugzwang"));
    } else if (effect instanceof Effect.Threat(var moves)) {
      annotation = annotation.withComment(language(), threat(key.move(), moves));
    }
    return new Node(key.move(), annotation, next(key));
  }

  private String threat(Move key, List<Choice> moves) {
    List<Move> threats = moves.stream().map(Choice::move).toList();
    return words.text(
        "threat",
        printer.afterPass(List.of(key), threats).stream().collect(Collectors.joining(", ")));
  }

  private static Node tried(Try failing) {
    List<Node> refutations =
        failing.refutations().stream()
            .map(m -> new Node(m, Annotation.NONE.with(Glyph.GOOD), List.of()))
            .toList();
    return new Node(failing.move(), Annotation.NONE.with(Glyph.MISTAKE), refutations);
  }

  /** What follows a move of the attacker. */
  private List<Node> next(Variation attack) {
    List<Variation> defences = attack.next();
    if (detail.depth() == Detail.Depth.MAIN_LINE) {
      defences = defences.stream().limit(1).toList();
    }
    return defences.stream().map(this::defence).toList();
  }

  private Node defence(Variation defence) {
    boolean follow = detail.depth() == Detail.Depth.FULL || defence.spare() == 0;
    Annotation annotation =
        defence.sequel() == Sequel.ELSEWHERE && defence.left() > 0
            ? Annotation.comment(language(), words.text("transposes"))
            : defence.sequel() == Sequel.SHOWN && defence.continuation().isEmpty()
                ? unfollowed("unfollowed", defence.left())
                : Annotation.NONE;
    List<Node> answers = new ArrayList<>();
    defence
        .continuation()
        .map(answer -> follow ? attack(answer) : cut(answer))
        .ifPresent(answers::add);
    if (follow && showsDuals()) {
      defence.duals().forEach(dual -> answers.add(dual(dual)));
    }
    return new Node(defence.move(), annotation, answers);
  }

  private boolean showsDuals() {
    return detail.duals() == Detail.Duals.SHOWN && detail.depth() != Detail.Depth.MAIN_LINE;
  }

  private Node attack(Variation attack) {
    return new Node(attack.move(), Annotation.NONE, next(attack));
  }

  /** A move that is not followed, with the number of moves that are left out. */
  private Node cut(Variation attack) {
    Annotation annotation =
        attack.left() > 0
            ? Annotation.comment(language(), words.text("shortVariation", attack.left()))
            : Annotation.NONE;
    return new Node(attack.move(), annotation, List.of());
  }

  private Node dual(Variation dual) {
    return Node.of(dual.move()).withAnnotation(Annotation.comment(language(), words.text("dual")));
  }

  private String language() {
    return words.language().code();
  }
}
