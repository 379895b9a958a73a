package org.mansuba.studio;

import java.util.List;
import java.util.SplittableRandom;

/** Text files as disks and editors damage them. */
public final class DamagedText {
  private static final List<String> HARD =
      List.of(
          "\0",
          "\n",
          "\\",
          "\\u",
          "\\u12",
          "=",
          ":",
          "#",
          "{",
          "\"",
          "-1",
          "9999999999999999999",
          "\u202e",
          "\uffff",
          "\ud83d\ude00",
          "NaN",
          "../../x",
          "\\u0000");

  private final SplittableRandom random;

  /** Damages whose kind and place follow from the seed. */
  public DamagedText(long seed) {
    random = new SplittableRandom(seed);
  }

  /** Returns a damaged copy. */
  public String of(String whole) {
    int from = random.nextInt(whole.length() + 1);
    int to = Math.min(whole.length(), from + random.nextInt(30));
    String hard = HARD.get(random.nextInt(HARD.size()));
    String before = whole.substring(0, from);
    return switch (random.nextInt(5)) {
      case 0 -> before;
      case 1 -> before + whole.substring(to);
      case 2 -> before + hard + whole.substring(to);
      case 3 -> before + hard + whole.substring(from);
      default -> before + whole.substring(from, to) + whole.substring(from);
    };
  }
}
