package org.mansuba.export.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.mansuba.analysis.soundness.FirstMove;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.analysis.soundness.Soundness;
import org.mansuba.analysis.soundness.Stage;
import org.mansuba.analysis.tree.Choice;
import org.mansuba.analysis.tree.Dual;
import org.mansuba.analysis.tree.Variation;
import org.mansuba.export.words.Words;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Move;

/** What a check has found, in words. */
final class FindingWords {
  private static final int MOST = 12;

  private final Problem problem;
  private final MovePrinter printer;
  private final Words words;

  FindingWords(Problem problem, Style style) {
    this.problem = problem;
    this.printer = new MovePrinter(problem, style.moves());
    this.words = style.words();
  }

  /** A report with the sentences that tell how its solution stands. */
  Checkup checkup(Report report, SolutionExtent detail) {
    List<String> sentences = new ArrayList<>(List.of(verdict(report)));
    open(report).ifPresent(sentences::add);
    if (detail.depth() == SolutionExtent.Depth.MAIN_LINE) {
      sentences.add(words.text("extent.mainLine"));
    }
    return new Checkup(report, detail, sentences);
  }

  /** Whether the problem is sound. */
  private String verdict(Report report) {
    boolean keyed = problem.setup().toMove() == problem.stipulation().attacker();
    return switch (report.verdict()) {
      case Soundness.Sound(var moves) ->
          words.text(keyed ? "verdict.sound" : "verdict.soundDefender", moves);
      case Soundness.Cooked(var moves) -> words.text("verdict.cooked", moves, report.keys().size());
      case Soundness.ShortSolution(var moves, var noneIn) ->
          words.text(noneIn == moves - 1 ? "verdict.shortExact" : "verdict.short", moves);
      case Soundness.NoSolution(var within) -> words.text("verdict.none", within);
      case Soundness.Undecided(var bounds) ->
          bounds.hasWin()
              ? words.text("verdict.openWin", bounds.noneIn(), bounds.winIn())
              : bounds.noneIn() == 0
                  ? words.text("verdict.openFromTheStart")
                  : words.text("verdict.open", bounds.noneIn());
    };
  }

  /** What would follow if the defender began in the diagram. */
  List<Block.Line> setPlay(Report report) {
    return limited(report.setPlay().stream().map(this::setPlay).toList());
  }

  private Block.Line setPlay(Variation defence) {
    List<Move> answers = defence.next().stream().map(Variation::move).toList();
    List<String> texts = new ArrayList<>(printer.setPlay(defence.move(), answers));
    // The first answer belongs to the move before it, also where words run from right to left.
    String move = texts.removeFirst();
    texts.set(0, move + " " + texts.getFirst());
    return new Block.Line(0, Template.alternatives(words, texts).spans());
  }

  /** The first moves that win, but not in time. */
  List<Block.Line> slower(Report report) {
    return limited(report.first().slower().stream().map(this::slower).toList());
  }

  private Block.Line slower(FirstMove move) {
    Span text = Span.moves(printer.after(List.of(), move.move()));
    String key = move.bounds().isExact() ? "slower" : "slower.atMost";
    return new Block.Line(0, Template.fill(words, key, text, move.bounds().winIn()));
  }

  /** The duals, those in short variations only by their number. */
  List<Block.Line> duals(Report report) {
    List<Block.Line> lines = new ArrayList<>();
    lines.addAll(limited(report.duals().of(Dual.Kind.FULL).stream().map(this::dual).toList()));
    lines.addAll(limited(report.duals().of(Dual.Kind.MINOR).stream().map(this::dual).toList()));
    int others = report.duals().of(Dual.Kind.SHORT_VARIATION).size();
    if (others > 0) {
      lines.add(Block.Line.of(words.text("dual.more", others)));
    }
    if (report.duals().positions() > 0 && !report.duals().isComplete()) {
      lines.add(Block.Line.of(words.text("duals.open")));
    } else if (lines.isEmpty() && report.duals().positions() > 0) {
      lines.add(Block.Line.of(words.text("duals.none")));
    }
    return lines;
  }

  private Block.Line dual(Dual dual) {
    List<String> moves =
        dual.moves().stream()
            .map(Choice::move)
            .map(move -> printer.after(dual.path(), move))
            .toList();
    String key =
        dual.kind() == Dual.Kind.MINOR
            ? "dual.minor"
            : dual.saves() > 0 ? "dual.saves" : "dual.full";
    Span path = Span.moves(printer.line(dual.path()));
    Template.Group either = Template.alternatives(words, moves);
    return new Block.Line(0, Template.fill(words, key, either, path, dual.saves()));
  }

  /** What is found out about a published solution. */
  List<Block.Line> published(Report report) {
    return new PublishedWords(problem, printer, words).write(report);
  }

  /** The parts of the check that a limit cut short. */
  private Optional<String> open(Report report) {
    String names =
        report.unfinished().stream()
            .sorted()
            .flatMap(stage -> name(stage).stream())
            .map(words::text)
            .distinct()
            .collect(Collectors.joining(words.comma()));
    return names.isEmpty() || report.verdict() instanceof Soundness.Undecided
        ? Optional.empty()
        : Optional.of(words.text("open", names));
  }

  private static Optional<String> name(Stage stage) {
    return switch (stage) {
      case FIRST_MOVES -> Optional.of("section.slower");
      case SOLUTION -> Optional.of("section.solution");
      case SET_PLAY -> Optional.of("section.setPlay");
      case TRIES -> Optional.of("section.tries");
      case DUALS -> Optional.of("section.duals");
      case PUBLISHED -> Optional.of("section.published");
    };
  }

  private List<Block.Line> limited(List<Block.Line> lines) {
    if (lines.size() <= MOST) {
      return lines;
    }
    List<Block.Line> some = new ArrayList<>(lines.subList(0, MOST));
    some.add(Block.Line.of(words.text("more", lines.size() - MOST)));
    return some;
  }
}
