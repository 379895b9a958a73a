package org.mansuba.export.sheet;

import java.util.List;
import org.mansuba.analysis.soundness.Report;

/**
 * What a check has found, and how much of it is printed. Immutable.
 *
 * @param report what was found
 * @param detail how much of it is printed
 * @param sentences the verdict, what was left open, and what is not printed, in words
 */
public record Checkup(Report report, SolutionExtent detail, List<String> sentences) {
  /** Copies the list. */
  public Checkup {
    sentences = List.copyOf(sentences);
  }
}
