package org.mansuba.export.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.mansuba.board.Side;
import org.mansuba.export.diagram.Diagram;
import org.mansuba.problem.Problem;
import org.mansuba.problem.Source;
import org.mansuba.rules.RuleSet;
import org.mansuba.score.Glyph;
import org.mansuba.score.NodePath;
import org.mansuba.score.Score;
import org.mansuba.score.ScoreNode;
import org.mansuba.words.Language;
import org.mansuba.words.MovePrinter;
import org.mansuba.words.StipulationWords;
import org.mansuba.words.Words;

/** Puts the blocks of a sheet together. */
final class SheetMaker {
  private final Problem problem;
  private final Findings findings;
  private final Score score;
  private final Style style;
  private final Words words;
  private final MovePrinter printer;
  private final List<Block> blocks = new ArrayList<>();

  SheetMaker(Problem problem, Findings findings, Score score, Style style) {
    this.problem = problem;
    this.findings = findings;
    this.score = score;
    this.style = style;
    this.words = style.words();
    this.printer = new MovePrinter(problem, style.moves());
  }

  /** The blocks of the sheet from top to bottom. */
  List<Block> make() {
    head();
    findings.sentences().forEach(sentence -> blocks.add(Block.Line.of(sentence)));
    blocks.addAll(findings.before());
    tree("section.tries", nodes(Part.TRIES));
    tree(nameOfSolution(), nodes(Part.SOLUTION));
    blocks.addAll(findings.after());
    words
        .choose(problem.comment())
        .ifPresent(
            text ->
                section(
                    "section.comment",
                    List.of(
                        new Block.Line(
                            0, List.of(new Span(text, Span.Style.COMMENT, NodePath.ROOT))))));
    return blocks;
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
        findings.keys() == Findings.Keys.KNOWN
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
