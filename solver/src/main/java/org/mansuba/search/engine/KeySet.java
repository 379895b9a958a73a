package org.mansuba.search.engine;

/**
 * A map from positions to marks, in flat arrays that grow. It stores both keys of a position in
 * full, so among n positions a look-up matches a wrong one with probability of about n / 2^128.
 * Confined to one thread.
 */
final class KeySet {
  /** The mark of a position that is not in the set. */
  static final int ABSENT = 0;

  private static final int FIRST_SIZE = 1 << 10;

  private long[] keys = new long[FIRST_SIZE];
  private long[] seconds = new long[FIRST_SIZE];
  private byte[] marks = new byte[FIRST_SIZE];
  private int size;

  /** The mark of a position; {@link #ABSENT} if it is not in the set. */
  int mark(long key, long second) {
    return marks[slot(key, second)];
  }

  /** Adds a position or changes its mark, which must not be {@link #ABSENT}. */
  void put(long key, long second, int mark) {
    int at = slot(key, second);
    if (marks[at] == ABSENT && ++size * 2 > keys.length) {
      grow();
      at = slot(key, second);
    }
    keys[at] = key;
    seconds[at] = second;
    marks[at] = (byte) mark;
  }

  /** Positions in the set. */
  int size() {
    return size;
  }

  private int slot(long key, long second) {
    int mask = keys.length - 1;
    int at = (int) KeyMixer.mix(key) & mask;
    while (marks[at] != ABSENT && (keys[at] != key || seconds[at] != second)) {
      at = (at + 1) & mask;
    }
    return at;
  }

  private void grow() {
    long[] oldKeys = keys;
    long[] oldSeconds = seconds;
    byte[] oldMarks = marks;
    keys = new long[2 * oldKeys.length];
    seconds = new long[keys.length];
    marks = new byte[keys.length];
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldMarks[i] != ABSENT) {
        int at = slot(oldKeys[i], oldSeconds[i]);
        keys[at] = oldKeys[i];
        seconds[at] = oldSeconds[i];
        marks[at] = oldMarks[i];
      }
    }
  }
}
