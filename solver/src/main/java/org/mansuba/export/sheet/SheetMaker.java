package org.mansuba.export.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.board.Side;
import org.mansuba.export.diagram.Diagram;
import org.mansuba.export.words.Language;
import org.mansuba.export.words.StipulationWords;
import org.mansuba.export.words.Words;
import org.mansuba.problem.Problem;
import org.mansuba.problem.Source;
import org.mansuba.rules.RuleSet;
import org.mansuba.score.Glyph;
import org.mansuba.score.NodePath;
import org.mansuba.score.Score;
import org.mansuba.score.ScoreNode;

/** Puts a sheet together. */
final class SheetMaker {
  private final Problem problem;
  private final @Nullable Checkup checkup;
  private final Score score;
  private final Style style;
  private final Words words;
  private final MovePrinter printer;
  private final List<Block> blocks = new ArrayList<>();

  SheetMaker(Problem problem, @Nullable Checkup checkup, Score score, Style style) {
    this.problem = problem;
    this.checkup = checkup;
    this.score = score;
    this.style = style;
    this.words = style.words();
    this.printer = new MovePrinter(problem, style.moves());
  }

  Sheet make() {
    head();
    FindingWords findings = new FindingWords(problem, style);
    if (checkup == null) {
      blocks.add(Block.Line.of(words.text("verdict.notChecked")));
    } else {
      checkup.sentences().forEach(sentence -> blocks.add(Block.Line.of(sentence)));
      section("section.setPlay", findings.setPlay(checkup.report()));
    }
    tree("section.tries", nodes(Part.TRIES));
    tree(nameOfSolution(), nodes(Part.SOLUTION));
    if (checkup != null) {
      Report report = checkup.report();
      section("section.slower", findings.slower(report));
      section("section.duals", findings.duals(report));
      section("section.published", findings.published(report));
    }
    words
        .choose(problem.comment())
        .ifPresent(
            text ->
                section(
                    "section.comment",
                    List.of(
                        new Block.Line(
                            0, List.of(new Span(text, Span.Style.COMMENT, NodePath.ROOT))))));
    return new Sheet(problem, checkup, score, style, blocks);
  }

  private void head() {
    if (!problem.name().isEmpty()) {
      blocks.add(new Block.Title(problem.name()));
    }
    Source source = problem.source();
    List<String> told =
        Stream.of(source.author(), source.work(), source.number(), source.date())
            .filter(s -> !s.isEmpty())
            .toList();
    String line = String.join(Language.Direction.of(String.join("", told)).comma(), told);
    if (!line.isEmpty()) {
      blocks.add(new Block.SourceLine(line));
    }
    String men =
        "%d + %d".formatted(problem.setup().count(Side.WHITE), problem.setup().count(Side.BLACK));
    Diagram diagram =
        new Diagram(
            problem.setup(),
            score.annotation(),
            StipulationWords.write(problem.stipulation(), words),
            men);
    blocks.add(new Block.Board(diagram, words.toMove(problem.setup().toMove())));
    if (!problem.rules().equals(RuleSet.STANDARD)) {
      blocks.add(Block.Line.of(words.text("rules", problem.rules())));
    }
    words
        .choose(score.annotation().comments())
        .ifPresent(
            text ->
                blocks.add(
                    new Block.Line(0, List.of(new Span(text, Span.Style.COMMENT, NodePath.ROOT)))));
  }

  private enum Part {
    TRIES,
    SOLUTION
  }

  /** The first moves that fail, or the others. */
  private List<Integer> nodes(Part part) {
    return IntStream.range(0, score.lines().size())
        .filter(i -> isTry(score.lines().get(i)) == (part == Part.TRIES))
        .boxed()
        .toList();
  }

  private static boolean isTry(ScoreNode node) {
    return node.annotation().glyphs().contains(Glyph.MISTAKE);
  }

  private String nameOfSolution() {
    boolean keyed =
        checkup != null
            && checkup.report().first().hasAllKeys()
            && problem.setup().toMove() == problem.stipulation().attacker();
    if (!keyed) {
      return "section.solution";
    }
    return nodes(Part.SOLUTION).size() == 1 ? "section.key" : "section.keys";
  }

  private void tree(String heading, List<Integer> first) {
    List<Block.Line> lines = new ArrayList<>();
    for (int index : first) {
      lines.addAll(
          TreeLines.write(
              style,
              printer.diagram(),
              score.lines().get(index),
              NodePath.of(index),
              printer.firstNumber()));
    }
    section(heading, lines);
  }

  private void section(String heading, List<Block.Line> lines) {
    if (!lines.isEmpty()) {
      blocks.add(new Block.Heading(words.text(heading)));
      blocks.addAll(lines);
    }
  }
}
