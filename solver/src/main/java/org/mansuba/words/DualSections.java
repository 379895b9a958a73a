package org.mansuba.words;

import java.util.ArrayList;
import java.util.List;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.analysis.soundness.Stage;
import org.mansuba.analysis.tree.Dual;

/**
 * The duals of a check by kind; that there are none is said only where all positions were judged.
 */
final class DualSections {
  private final Report report;
  private final MovePrinter printer;

  /** Creates the sections of a report. */
  DualSections(Report report, MovePrinter printer) {
    this.report = report;
    this.printer = printer;
  }

  /** Returns them in the order in which they are read. */
  List<Section> all() {
    List<Section> sections = new ArrayList<>();
    add(Section.Part.DUALS, Dual.Kind.FULL, "section.duals", sections);
    add(Section.Part.MINOR_DUALS, Dual.Kind.MINOR, "section.minorDuals", sections);
    add(Section.Part.SHORT_DUALS, Dual.Kind.SHORT_VARIATION, "section.shortDuals", sections);
    if (sections.isEmpty() && isComplete() && report.duals().positions() > 0) {
      Phrase none = Phrase.of("duals.none", report.duals().positions());
      sections.add(new Section(Section.Part.DUALS, none, List.of()));
    } else if (sections.isEmpty() && !isComplete() && !report.tree().first().isEmpty()) {
      int judged = report.duals().judged();
      sections.add(CheckSections.nothing(Section.Part.DUALS, "section.duals", judged));
    }
    return sections;
  }

  private boolean isComplete() {
    return report.duals().isComplete() && !isOpen() && report.tree().isComplete();
  }

  /** Whether more duals may come to light. */
  private boolean isOpen() {
    return report.unfinished().contains(Stage.DUALS)
        || report.unfinished().contains(Stage.SOLUTION);
  }

  private void add(Section.Part part, Dual.Kind kind, String name, List<Section> into) {
    List<Item> items = report.duals().of(kind).stream().map(this::item).toList();
    if (!items.isEmpty()) {
      Phrase heading = Phrase.of(name);
      into.add(
          new Section(part, isOpen() ? Phrase.of("section.unfinished", heading) : heading, items));
    }
  }

  private Item item(Dual dual) {
    List<Phrase> moves =
        dual.moves().stream()
            .map(choice -> Phrase.moves(printer.after(dual.path(), choice.move())))
            .toList();
    Phrase path = Phrase.moves(printer.line(dual.path()));
    Phrase text = Phrase.of("dual.after", Phrase.join("or", moves), path);
    List<Phrase> notes =
        dual.saves() > 0 ? List.of(Phrase.of("dual.saves", dual.saves())) : List.of();
    return new Item(0, text, notes, dual.path());
  }
}
