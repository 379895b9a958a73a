package org.mansuba.search.engine;

/** A set of keys with a mark each, in one flat array that grows. Belongs to one thread. */
final class KeySet {
  /** The mark of a key that is not in the set. */
  static final int ABSENT = 0;

  private static final int FIRST_SIZE = 1 << 10;

  private long[] keys = new long[FIRST_SIZE];
  private byte[] marks = new byte[FIRST_SIZE];
  private int size;

  /** The mark of a key, {@link #ABSENT} if it is not in the set. */
  int mark(long key) {
    return marks[slot(key)];
  }

  /** Puts a key in, or changes its mark, which is not {@link #ABSENT}. */
  void put(long key, int mark) {
    int at = slot(key);
    if (marks[at] == ABSENT && ++size * 2 > keys.length) {
      grow();
      at = slot(key);
    }
    keys[at] = key;
    marks[at] = (byte) mark;
  }

  /** Keys in the set. */
  int size() {
    return size;
  }

  private int slot(long key) {
    int mask = keys.length - 1;
    int at = (int) KeyMixer.mix(key) & mask;
    while (marks[at] != ABSENT && keys[at] != key) {
      at = (at + 1) & mask;
    }
    return at;
  }

  private void grow() {
    long[] oldKeys = keys;
    byte[] oldMarks = marks;
    keys = new long[2 * oldKeys.length];
    marks = new byte[keys.length];
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldMarks[i] != ABSENT) {
        int at = slot(oldKeys[i]);
        keys[at] = oldKeys[i];
        marks[at] = oldMarks[i];
      }
    }
  }
}
