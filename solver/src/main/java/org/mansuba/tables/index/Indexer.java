package org.mansuba.tables.index;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Numbers the arrangements of a slice on the board, regardless of the side to move. Arrangements
 * that differ only by a symmetry that preserves the slice, or by swapping equal men, share one
 * number: the smallest of their raw numbers. Some numbers therefore remain unused.
 *
 * <p>The two kings come first, then each man's square within its circuit. Immutable.
 */
public final class Indexer {
  private static final int BOARD = 64;

  private final List<ColourBoundMan> members;
  private final int views;
  private final int size;

  /**
   * By the squares of both kings: the number of their pair's first arrangement, -1 if they touch.
   */
  private final int[] bases = new int[BOARD * BOARD];

  /** By the squares of both kings: the rearrangements that make their pair canonical. */
  private final int[][] choices = new int[BOARD * BOARD][];

  /** By rearrangement, man and square: the man's contribution to the number. */
  private final int[] parts;

  private final int[] strides;
  private final int[][] squares;
  private final int[] pairs;

  /** Creates an indexer for a canonical slice. */
  public Indexer(MaterialSlice slice) {
    members = slice.members();
    int men = members.size();
    List<Symmetry> symmetries =
        slice.views().stream()
            .filter(
                view -> view.names() == BoardSymmetry.Names.KEPT && slice.seen(view).equals(slice))
            .map(BoardSymmetry::symmetry)
            .toList();
    views = symmetries.size();
    squares = new int[men][];
    strides = new int[men];
    int stride = 1;
    for (int i = men - 1; i >= 2; i--) {
      squares[i] = members.get(i).squares().stream().mapToInt(Enum::ordinal).toArray();
      strides[i] = stride;
      stride = Math.multiplyExact(stride, squares[i].length);
    }
    List<Rearrangement> rearrangements = new ArrayList<>();
    for (Symmetry symmetry : symmetries) {
      rearrangements.addAll(Rearrangement.all(slice, symmetry));
    }
    parts = parts(rearrangements);
    pairs = numberPairs(symmetries, rearrangements, stride);
    size = Math.multiplyExact(pairs.length, stride);
  }

  /** Returns the exclusive upper bound of the numbers. */
  public int size() {
    return size;
  }

  /**
   * Returns the number of an arrangement.
   *
   * @param at the square of each man of the slice; all different
   * @return -1 if the kings touch
   */
  public int index(int[] at) {
    int kings = at[0] * BOARD + at[1];
    int base = bases[kings];
    if (base < 0) {
      return -1;
    }
    int least = Integer.MAX_VALUE;
    for (int choice : choices[kings]) {
      least = Math.min(least, sum(choice, at));
    }
    return base + least;
  }

  /** Writes the squares of the arrangement with a number; unused numbers give arbitrary squares. */
  public void arrange(int index, int[] at) {
    int rest = index;
    for (int i = at.length - 1; i >= 2; i--) {
      int[] mine = squares[i];
      at[i] = mine[rest % mine.length];
      rest /= mine.length;
    }
    at[0] = pairs[rest] / BOARD;
    at[1] = pairs[rest] % BOARD;
  }

  /**
   * Returns the number of arrangements of this slice that share a number with the given one; equal
   * men are not distinguished.
   */
  public int count(int[] at) {
    int kings = at[0] * BOARD + at[1];
    int least = index(at) - bases[kings];
    int same = 0;
    for (int choice : choices[kings]) {
      same += sum(choice, at) == least ? 1 : 0;
    }
    return views / same;
  }

  private int sum(int choice, int[] at) {
    int from = choice * at.length * BOARD;
    int sum = 0;
    for (int i = 2; i < at.length; i++) {
      sum += parts[from + i * BOARD + at[i]];
    }
    return sum;
  }

  private int[] parts(List<Rearrangement> rearrangements) {
    int men = members.size();
    int[] made = new int[rearrangements.size() * men * BOARD];
    for (int choice = 0; choice < rearrangements.size(); choice++) {
      Rearrangement how = rearrangements.get(choice);
      for (int man = 2; man < men; man++) {
        int place = how.place(man);
        for (int square : squares[man]) {
          int digit = Arrays.binarySearch(squares[place], how.symmetry().map(square));
          made[(choice * men + man) * BOARD + square] = strides[place] * digit;
        }
      }
    }
    return made;
  }

  private int[] numberPairs(
      List<Symmetry> symmetries, List<Rearrangement> rearrangements, int stride) {
    int[] firsts = new int[BOARD * BOARD];
    int count = 0;
    for (int pair = 0; pair < BOARD * BOARD; pair++) {
      if (touch(pair / BOARD, pair % BOARD)) {
        bases[pair] = -1;
        continue;
      }
      int first = pair;
      for (Symmetry symmetry : symmetries) {
        first = Math.min(first, seen(pair, symmetry));
      }
      if (first == pair) {
        firsts[count] = pair;
        bases[pair] = Math.multiplyExact(stride, count++);
      } else {
        bases[pair] = bases[first];
      }
      choices[pair] = choices(pair, first, rearrangements);
    }
    return Arrays.copyOf(firsts, count);
  }

  private static int[] choices(int pair, int first, List<Rearrangement> rearrangements) {
    int[] found = new int[rearrangements.size()];
    int count = 0;
    for (int i = 0; i < found.length; i++) {
      if (seen(pair, rearrangements.get(i).symmetry()) == first) {
        found[count++] = i;
      }
    }
    return Arrays.copyOf(found, count);
  }

  private static int seen(int pair, Symmetry symmetry) {
    return symmetry.map(pair / BOARD) * BOARD + symmetry.map(pair % BOARD);
  }

  private static boolean touch(int a, int b) {
    return Math.abs((a & 7) - (b & 7)) <= 1 && Math.abs((a >> 3) - (b >> 3)) <= 1;
  }
}
