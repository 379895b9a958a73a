package org.mansuba.export.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.export.words.Words;
import org.mansuba.problem.Problem;

/** What a published solution got wrong, in words. */
final class PublishedWords {
  private final Problem problem;
  private final Words words;

  PublishedWords(Problem problem, Words words) {
    this.problem = problem;
    this.words = words;
  }

  /** One line for each thing that is wrong; none if all is right. */
  List<Block.Line> write(Report report) {
    List<Block.Line> lines = new ArrayList<>();
    OptionalInt claim = problem.published().claim();
    boolean known = report.first().bounds().isExact();
    if (claim.isPresent() && known && claim.getAsInt() != report.first().bounds().winIn()) {
      int moves = report.first().bounds().winIn();
      lines.add(Block.Line.of(words.text("published.claim", claim.getAsInt(), moves)));
    }
    return lines;
  }
}
