package org.mansuba.studio.details;

import java.util.Arrays;
import org.mansuba.problem.Problem;
import org.mansuba.problem.Source;

/** A short text about a problem. */
public enum Detail {
  /** Its title. */
  TITLE,
  /** Who composed it. */
  AUTHOR,
  /** The manuscript or book. */
  WORK,
  /** The number or page there. */
  NUMBER,
  /** When, as far as it is known. */
  DATE,
  /** Words to find it by, with commas between. */
  KEYWORDS;

  /** The text in a problem. */
  public String of(Problem problem) {
    Source source = problem.source();
    return switch (this) {
      case TITLE -> problem.title();
      case AUTHOR -> source.author();
      case WORK -> source.work();
      case NUMBER -> source.number();
      case DATE -> source.date();
      case KEYWORDS -> String.join(", ", problem.keywords());
    };
  }

  /** The problem with another text, without the space around it. */
  public Problem write(Problem problem, String typed) {
    String text = typed.strip();
    Source was = problem.source();
    return switch (this) {
      case TITLE -> problem.withTitle(text);
      case AUTHOR ->
          problem.withSource(new Source(was.work(), was.number(), text, was.date(), was.links()));
      case WORK ->
          problem.withSource(new Source(text, was.number(), was.author(), was.date(), was.links()));
      case NUMBER ->
          problem.withSource(new Source(was.work(), text, was.author(), was.date(), was.links()));
      case DATE ->
          problem.withSource(new Source(was.work(), was.number(), was.author(), text, was.links()));
      case KEYWORDS ->
          problem.withKeywords(
              Arrays.stream(text.split(",", -1))
                  .map(String::strip)
                  .filter(word -> !word.isEmpty())
                  .distinct()
                  .toList());
    };
  }
}
