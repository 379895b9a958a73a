package org.mansuba.problem;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Suggests the word a mistyped one was meant to be. */
final class Spelling {
  private Spelling() {}

  /**
   * Returns the word with the smallest edit distance (insertions, deletions, substitutions and
   * swaps of neighbours); empty if the distance exceeds a third of the letters. The first of
   * equally close ones wins.
   */
  static Optional<String> nearest(String typed, List<String> words) {
    return words.stream()
        .filter(word -> distance(typed, word) <= Math.max(1, word.length() / 3))
        .min(Comparator.comparingInt(word -> distance(typed, word)));
  }

  /** Returns the edit distance between two words. */
  static int distance(String a, String b) {
    int[][] d = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          d[i][j] = i + j;
          continue;
        }
        int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        int least = Math.min(d[i - 1][j - 1] + change, Math.min(d[i - 1][j], d[i][j - 1]) + 1);
        boolean exchanged =
            i > 1
                && j > 1
                && a.charAt(i - 1) == b.charAt(j - 2)
                && a.charAt(i - 2) == b.charAt(j - 1);
        d[i][j] = exchanged ? Math.min(least, d[i - 2][j - 2] + 1) : least;
      }
    }
    return d[a.length()][b.length()];
  }
}
