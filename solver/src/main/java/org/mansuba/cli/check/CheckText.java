package org.mansuba.cli.check;

import java.io.PrintStream;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.analysis.soundness.Soundness;
import org.mansuba.cli.output.English;
import org.mansuba.cli.output.Numbers;
import org.mansuba.cli.output.Paragraph;
import org.mansuba.cli.output.ProblemText;
import org.mansuba.cli.output.Times;
import org.mansuba.notation.MoveFormat;
import org.mansuba.problem.Problem;
import org.mansuba.words.CheckSections;
import org.mansuba.words.Item;
import org.mansuba.words.MovePrinter;
import org.mansuba.words.Phrase;
import org.mansuba.words.Section;
import org.mansuba.words.SoundnessPhrases;

/** What a check has found, for people. */
public final class CheckText {
  private static final int MOST = 20;

  private final Problem problem;
  private final Report report;
  private final String whyStopped;
  private final PrintStream out;

  /**
   * Speaks about one problem.
   *
   * @param whyStopped the clause that says why a check ended early
   */
  CheckText(Problem problem, Report report, String whyStopped, PrintStream out) {
    this.problem = problem;
    this.report = report;
    this.whyStopped = whyStopped;
    this.out = out;
  }

  void print() {
    ProblemText.printHead(out, problem);
    out.println();
    out.println(Paragraph.wrap(verdict(problem, report, whyStopped)));
    CheckSections sections =
        new CheckSections(problem, report, new MovePrinter(problem, MoveFormat.STANDARD));
    for (Section section : sections.all()) {
      print(section);
      if (section.part() == Section.Part.KEYS) {
        sections.otherFirstMoves().forEach(sentence -> item(0, English.sentence(sentence)));
        printHint();
      }
    }
    out.println();
    out.println(
        "%s, %s"
            .formatted(
                Numbers.count(report.nodes(), "node", "nodes"), Times.write(report.elapsed())));
  }

  /**
   * The verdict in a sentence, for an undecided one followed by the reason.
   *
   * @param whyStopped the clause that says why a check ended early
   */
  public static String verdict(Problem problem, Report report, String whyStopped) {
    String sentence = English.sentence(new SoundnessPhrases(problem).sentence(report));
    return report.verdict() instanceof Soundness.Undecided
        ? English.because(sentence, whyStopped)
        : sentence;
  }

  private void print(Section section) {
    out.println();
    String heading = English.sentence(section.heading());
    switch (section.part()) {
      case OPEN -> out.println(Paragraph.wrap(English.because(heading, reason())));
      case SHORT_DUALS ->
          out.println("%s: %d (--json lists them)".formatted(heading, section.items().size()));
      case PUBLISHED -> {
        out.println(heading);
        section.items().forEach(this::published);
      }
      case KEYS, SLOWER, DUALS, MINOR_DUALS, TRIES, SET_PLAY -> {
        out.println(heading);
        section.items().stream().limit(MOST).forEach(item -> item(0, text(item.whole())));
        if (section.items().size() > MOST) {
          item(0, English.WORDS.text("section.more", section.items().size() - MOST));
        }
      }
    }
  }

  private String reason() {
    return switch (report.stop()) {
      case AT_A_LIMIT -> whyStopped;
      case AS_PLANNED -> "it takes more work than a check allows (--thorough finishes it)";
    };
  }

  private void printHint() {
    if (report.first().hasAllKeys()
        && report.first().horizon() > report.first().within()
        && !report.first().undecided().isEmpty()) {
      item(0, "(--within %d decides all first moves.)".formatted(report.first().horizon()));
    }
  }

  private void published(Item item) {
    item(item.level(), text(item.text()));
    item.notes().forEach(note -> item(1, text(note)));
  }

  private static String text(Phrase phrase) {
    return English.WORDS.text(phrase);
  }

  private void item(int level, String text) {
    out.println(Paragraph.indented("  ".repeat(level) + text));
  }
}
