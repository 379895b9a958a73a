package org.mansuba.problem;

import java.util.List;

/**
 * The source of a problem. Unknown texts are empty. Immutable; equal if all parts are equal.
 *
 * @param work the manuscript or book
 * @param number the number or page there
 * @param author the composer
 * @param date the date, as far as known
 * @param links URLs of pages about the problem
 */
public record Source(String work, String number, String author, String date, List<String> links) {
  /** An unknown source. */
  public static final Source UNKNOWN = new Source("", "", "", "", List.of());

  /** Copies the list. */
  public Source {
    links = List.copyOf(links);
  }
}
