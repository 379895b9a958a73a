package org.mansuba.search;

import org.mansuba.rules.Move;

/**
 * What has been proved of positions with the attacker to move: a transposition table in one flat
 * array, two longs an entry, two entries a bucket. An entry holds two bounds that are valid for
 * good: a win in at most so many attacker moves exists, and none in so many or fewer. When the
 * table is full the entry with less work under it gives way, so a verdict never depends on the size
 * of the table.
 *
 * <p>Belongs to one thread.
 */
final class Table {
  /** The value of a bound of wins while no win is known. */
  static final int NO_WIN_KNOWN = 1023;

  private static final int LONGS_PER_BUCKET = 4;
  private static final int MOVE_BITS = 13;
  private static final int BOUND_BITS = 10;
  private static final int BOUND_MASK = (1 << BOUND_BITS) - 1;
  private static final int WIN_SHIFT = MOVE_BITS;
  private static final int NONE_SHIFT = MOVE_BITS + BOUND_BITS;

  private static final int GROWTH = 16;
  private static final long FIRST_BYTES = 1 << 18;

  private final int mostBuckets;
  private long[] slots;
  private int buckets;
  private long used;

  /** A table of at most that many bytes, at least one bucket; it starts small. */
  Table(long bytes) {
    mostBuckets = bucketsIn(bytes);
    buckets = Math.min(mostBuckets, bucketsIn(FIRST_BYTES));
    slots = new long[buckets * LONGS_PER_BUCKET];
  }

  /** Makes room, within the bytes allowed, if the table is more than an eighth full. */
  void grow() {
    if (used * 4 <= buckets || buckets == mostBuckets) {
      return;
    }
    long[] old = slots;
    buckets = (int) Math.min(mostBuckets, (long) GROWTH * buckets);
    slots = new long[buckets * LONGS_PER_BUCKET];
    used = 0;
    for (int i = 0; i < old.length; i += 2) {
      if (old[i + 1] != 0) {
        store(old[i], old[i + 1]);
      }
    }
  }

  private static int bucketsIn(long bytes) {
    long wanted = bytes / (LONGS_PER_BUCKET * Long.BYTES);
    return Math.clamp(wanted, 1, (Integer.MAX_VALUE - 8) / LONGS_PER_BUCKET);
  }

  /** The entry of a position; 0 if there is none. */
  long find(long key) {
    int at = bucket(key);
    if (slots[at] == key) {
      return slots[at + 1];
    }
    return slots[at + 2] == key ? slots[at + 3] : 0;
  }

  /** Whether an entry proves a win in at most a number of moves. */
  static boolean winsIn(long entry, int moves) {
    return entry != 0 && winBound(entry) <= moves;
  }

  /** Whether an entry proves that there is no win in a number of moves or fewer. */
  static boolean failsIn(long entry, int moves) {
    return noneBound(entry) >= moves;
  }

  /** The packed move that won, or the best guess; {@link Move#NONE} if there is none. */
  static int move(long entry) {
    return (int) entry & (Move.LIMIT - 1);
  }

  /** Notes a win in at most a number of moves, by a move. */
  void storeWin(long key, int moves, int move) {
    long old = find(key);
    int none = noneBound(old);
    if (old == 0 || moves < winBound(old)) {
      store(key, pack(moves, none, move));
    }
  }

  /** Notes that there is no win in a number of moves or fewer. */
  void storeNone(long key, int moves) {
    long old = find(key);
    if (old == 0 || moves > noneBound(old)) {
      store(key, pack(old == 0 ? NO_WIN_KNOWN : winBound(old), moves, move(old)));
    }
  }

  private void store(long key, long entry) {
    int at = bucket(key);
    boolean first = slots[at] == key || (slots[at + 2] != key && weight(at) <= weight(at + 2));
    int slot = first ? at : at + 2;
    used += slots[slot + 1] == 0 ? 1 : 0;
    slots[slot] = key;
    slots[slot + 1] = entry;
  }

  /** The longest search an entry stands for, in moves. */
  private int weight(int slot) {
    long entry = slots[slot + 1];
    int win = winBound(entry);
    return Math.max(noneBound(entry), entry == 0 || win == NO_WIN_KNOWN ? 0 : win);
  }

  private int bucket(long key) {
    long spread = Math.unsignedMultiplyHigh(key * 0x9e37_79b9_7f4a_7c15L, buckets);
    return (int) spread * LONGS_PER_BUCKET;
  }

  private static int winBound(long entry) {
    return (int) (entry >>> WIN_SHIFT) & BOUND_MASK;
  }

  private static int noneBound(long entry) {
    return (int) (entry >>> NONE_SHIFT) & BOUND_MASK;
  }

  private static long pack(int win, int none, int move) {
    return ((long) none << NONE_SHIFT) | ((long) win << WIN_SHIFT) | move;
  }
}
