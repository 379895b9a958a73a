package org.mansuba.export.sheet;

import java.util.ArrayList;
import java.util.List;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.problem.Problem;
import org.mansuba.score.NodePath;
import org.mansuba.words.CheckSections;
import org.mansuba.words.Item;
import org.mansuba.words.MovePrinter;
import org.mansuba.words.Phrase;
import org.mansuba.words.Section;
import org.mansuba.words.SoundnessPhrases;
import org.mansuba.words.Words;

/** What a check has found, as blocks of a sheet. */
final class FindingWords {
  private static final int MOST = 12;

  private final Problem problem;
  private final Report report;
  private final SolutionExtent detail;
  private final CheckSections sections;
  private final Words words;

  FindingWords(Problem problem, Report report, SolutionExtent detail, Style style) {
    this.problem = problem;
    this.report = report;
    this.detail = detail;
    this.sections = new CheckSections(problem, report, new MovePrinter(problem, style.moves()));
    this.words = style.words();
  }

  /** All findings, those beside the solution's tree. */
  Findings findings() {
    List<Block> after = new ArrayList<>(blocks(sections.slower()));
    after.addAll(blocks(sections.duals()));
    after.addAll(blocks(sections.published()));
    return new Findings(
        sentences(),
        blocks(sections.setPlay()),
        after,
        report.first().hasAllKeys() ? Findings.Keys.KNOWN : Findings.Keys.OPEN);
  }

  /** The verdict, what was left open, and what is not printed. */
  List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    sentences.add(words.sentence(new SoundnessPhrases(problem).sentence(report)));
    sections.open().forEach(open -> sentences.add(words.sentence(open.heading())));
    if (detail.depth() == SolutionExtent.Depth.MAIN_LINE) {
      sentences.add(words.text("extent.mainLine"));
    }
    return sentences;
  }

  private List<Block> blocks(List<Section> sections) {
    return sections.stream().map(this::blocks).flatMap(List::stream).toList();
  }

  private List<Block> blocks(Section section) {
    String heading = words.sentence(section.heading());
    if (section.items().isEmpty()) {
      return List.of(Block.Line.of(heading));
    }
    int items = section.items().size();
    if (section.part() == Section.Part.SHORT_DUALS) {
      return List.of(Block.Line.of(words.text("section.count", section.heading(), items)));
    }
    List<Block> blocks = new ArrayList<>(List.of(new Block.Heading(heading)));
    if (section.part() == Section.Part.PUBLISHED) {
      section.items().forEach(item -> blocks.addAll(published(item)));
      return blocks;
    }
    section.items().stream().limit(MOST).forEach(item -> blocks.add(line(0, item.whole())));
    if (items > MOST) {
      blocks.add(Block.Line.of(words.text("section.more", items - MOST)));
    }
    return blocks;
  }

  /** A published line, then each remark on a line of its own. */
  private List<Block> published(Item item) {
    if (item.text().key().equals("remark")) {
      Span note = new Span(words.text(item.text()), Span.Style.COMMENT, NodePath.ROOT);
      return List.of(new Block.Line(item.level(), List.of(note)));
    }
    List<Block> blocks = new ArrayList<>(List.of(line(item.level(), item.text())));
    item.notes().forEach(note -> blocks.add(line(1, note)));
    return blocks;
  }

  private Block.Line line(int level, Phrase phrase) {
    return new Block.Line(level, Template.fill(words, phrase));
  }
}
