package org.mansuba.studio.soundness;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.notation.MoveFormat;
import org.mansuba.problem.Problem;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.words.CheckSections;
import org.mansuba.words.Item;
import org.mansuba.words.MovePrinter;
import org.mansuba.words.Phrase;
import org.mansuba.words.Section;

/** A report as rows that lead to positions. */
final class CheckRows {
  private static final int MOST = 200;

  private final Texts texts;
  private final List<CheckRow> rows = new ArrayList<>();

  private CheckRows(Texts texts) {
    this.texts = texts;
  }

  static List<CheckRow> of(Problem problem, Report report, Texts texts) {
    CheckSections sections =
        new CheckSections(problem, report, new MovePrinter(problem, MoveFormat.STANDARD));
    CheckRows rows = new CheckRows(texts);
    for (Section section : sections.all()) {
      rows.add(section);
      if (section.part() == Section.Part.KEYS) {
        sections.otherFirstMoves().forEach(rows::remark);
      }
    }
    return rows.rows;
  }

  private void add(Section section) {
    if (section.part() == Section.Part.OPEN) {
      remark(section.heading());
      return;
    }
    int items = section.items().size();
    rows.add(CheckRow.heading(heading(section)));
    section.items().stream().limit(MOST).map(this::row).forEach(rows::add);
    if (items > MOST) {
      remark(Phrase.of("section.more", items - MOST));
    }
  }

  private String heading(Section section) {
    int items = section.items().size();
    return items > 1 && section.part() != Section.Part.PUBLISHED
        ? texts.sentence(Phrase.of("section.count", section.heading(), items))
        : texts.sentence(section.heading());
  }

  private CheckRow row(Item item) {
    String note = item.notes().stream().map(texts::say).collect(Collectors.joining(" "));
    return new CheckRow(tone(item), texts.sentence(item.text()), note, item.position());
  }

  private static CheckRow.Tone tone(Item item) {
    if (item.position().isEmpty() && item.level() > 0) {
      return CheckRow.Tone.REMARK;
    }
    return item.level() > 0 ? CheckRow.Tone.NESTED : CheckRow.Tone.LINE;
  }

  private void remark(Phrase phrase) {
    rows.add(CheckRow.remark(texts.sentence(phrase)));
  }
}
