package org.mansuba.problem;

import java.util.List;

/**
 * Where a problem comes from. Texts that are not known are empty. Immutable; equal if all parts are
 * equal.
 *
 * @param work the manuscript or book
 * @param number the number or page there
 * @param author who composed the problem
 * @param date when, as far as it is known
 * @param links addresses of pages about it
 */
public record Source(String work, String number, String author, String date, List<String> links) {
  /** Nothing is known. */
  public static final Source UNKNOWN = new Source("", "", "", "", List.of());

  /** Copies the list. */
  public Source {
    links = List.copyOf(links);
  }
}
