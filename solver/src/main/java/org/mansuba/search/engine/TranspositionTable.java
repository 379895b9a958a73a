package org.mansuba.search.engine;

import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.mansuba.rules.Move;
import org.mansuba.search.Persistent;
import org.mansuba.search.WinOracle;

/**
 * A transposition table of proved bounds for positions with at least one attacker move left: one
 * flat array, two longs per entry, two entries per bucket. An entry holds two bounds that never
 * become invalid: a win exists in at most w attacker moves, and no win exists in at most n. A full
 * bucket drops the entry of the shallower search, so losing an entry costs time but never changes a
 * verdict.
 *
 * <p><b>False matches.</b> A position is recognised by its hashes, so a false match is possible in
 * principle and would give a wrong bound. Two independent keys make it negligibly rare. The first
 * has 64 bits; a bucket is chosen by it, so with 2^b buckets the other 64 - b bits distinguish
 * positions. The second supplies 31 bits that are stored in the entry next to the move (13 bits)
 * and the two bounds (10 bits each). A look-up compares at most two entries, so a search of L
 * look-ups expects
 *
 * <pre>{@code
 * E = L * 2 / 2^(64 - b + 31) = L * 2^(b - 94)
 * }</pre>
 *
 * false matches. For L = 1e12 that is 3.4e-9 in a table of 2 GB (b = 26) and 2.7e-8 in the largest,
 * of 16 GB (b = 29); with the first key alone it would be 7.3 and 58. A win verified by a
 * certificate does not depend on hashes at all.
 *
 * <p>Any number of threads may look up and store at the same time without locks: the first key is
 * stored combined with its entry (Hyatt and Mann, "A lock-less transposition table implementation
 * for parallel search", 2002), so an entry half written by another thread is not found. {@link
 * #grow} must not run while another thread uses the table.
 */
final class TranspositionTable implements Persistent {
  /** The win bound if no win is known. */
  static final int NO_WIN_KNOWN = 1023;

  private static final int LONGS_PER_BUCKET = 4;
  private static final int BOUND_BITS = 10;
  private static final int BOUND_MASK = (1 << BOUND_BITS) - 1;
  private static final int WIN_SHIFT = Move.BITS;
  private static final int NONE_SHIFT = Move.BITS + BOUND_BITS;
  private static final int CHECK_SHIFT = NONE_SHIFT + BOUND_BITS;
  private static final long CHECK_MASK = -1L << CHECK_SHIFT;

  private static final VarHandle SLOT = MethodHandles.arrayElementVarHandle(long[].class);

  private static final int GROWTH = 4;
  private static final long FIRST_BYTES = 1 << 18;
  private static final int SAMPLE = 1 << 12;
  private static final int TAKEN_BETWEEN_LOOKS = 1 << 12;

  private final int mostBuckets;
  private long[] slots;
  private int buckets;
  private int taken;

  /** Creates a table of at most {@code bytes} bytes, but at least one bucket; it starts small. */
  TranspositionTable(long bytes) {
    mostBuckets = bucketsIn(bytes);
    buckets = Math.min(mostBuckets, bucketsIn(FIRST_BYTES));
    slots = new long[buckets * LONGS_PER_BUCKET];
  }

  /** Enlarges the table, within the bytes allowed, if it is more than an eighth full. */
  void grow() {
    if (buckets == mostBuckets || !isFilling()) {
      return;
    }
    long[] old = slots;
    buckets = (int) Math.min(mostBuckets, (long) GROWTH * buckets);
    slots = new long[buckets * LONGS_PER_BUCKET];
    for (int i = 0; i < old.length; i += 2) {
      if (old[i + 1] != 0) {
        store(old[i] ^ old[i + 1], old[i + 1]);
      }
    }
  }

  /** Whether more than an eighth of a sample of the entries is used. */
  private boolean isFilling() {
    int sampled = Math.min(buckets, SAMPLE);
    long step = (long) buckets / sampled;
    int used = 0;
    for (int i = 0; i < sampled; i++) {
      int at = (int) (i * step) * LONGS_PER_BUCKET;
      used += (slots[at + 1] == 0 ? 0 : 1) + (slots[at + 3] == 0 ? 0 : 1);
    }
    return used * 4 > sampled;
  }

  private static int bucketsIn(long bytes) {
    long wanted = bytes / (LONGS_PER_BUCKET * Long.BYTES);
    return Math.clamp(wanted, 1, (Integer.MAX_VALUE - 8) / LONGS_PER_BUCKET);
  }

  /**
   * Whether an entry has this first key. Otherwise {@link #find} finds nothing, and the second key
   * need not be computed.
   */
  boolean hasKey(long key) {
    long[] table = slots;
    int at = bucket(key);
    return (read(table, at) ^ read(table, at + 1)) == key
        || (read(table, at + 2) ^ read(table, at + 3)) == key;
  }

  /**
   * The entry of a position; 0 if not stored.
   *
   * @param second the position's second key
   */
  long find(long key, long second) {
    long[] table = slots;
    int at = bucket(key);
    long entry = read(table, at + 1);
    if ((read(table, at) ^ entry) != key) {
      entry = read(table, at + 3);
      if ((read(table, at + 2) ^ entry) != key) {
        return 0;
      }
    }
    return (entry ^ second) >>> CHECK_SHIFT == 0 ? entry : 0;
  }

  /** Whether an entry proves a win in at most {@code moves} moves. */
  static boolean winsIn(long entry, int moves) {
    return entry != 0 && winBound(entry) <= moves;
  }

  /**
   * The least number of moves in which an entry proves a win; {@link #NO_WIN_KNOWN} without one.
   */
  static int winLength(long entry) {
    return entry == 0 ? NO_WIN_KNOWN : winBound(entry);
  }

  /** Whether an entry proves that there is no win in at most {@code moves} moves. */
  static boolean failsIn(long entry, int moves) {
    return noneBound(entry) >= moves;
  }

  /** The packed winning move, or the best guess, or {@link Move#NONE}. */
  static int move(long entry) {
    return (int) entry & (Move.LIMIT - 1);
  }

  /** Stores a win in at most {@code moves} moves and its first move. */
  void storeWin(long key, long second, int moves, int move) {
    long old = find(key, second);
    int none = noneBound(old);
    if (old == 0 || moves < winBound(old)) {
      store(key, pack(second, moves, none, move));
    }
  }

  /** Stores that there is no win in at most {@code moves} moves. */
  void storeNone(long key, long second, int moves) {
    long old = find(key, second);
    if (old == 0 || moves > noneBound(old)) {
      store(key, pack(second, old == 0 ? NO_WIN_KNOWN : winBound(old), moves, move(old)));
    }
  }

  /** Stores a known length as returned by {@link WinOracle#winIn}. */
  void storeKnown(long key, long second, int known) {
    boolean never = known == WinOracle.NEVER;
    int win = never ? NO_WIN_KNOWN : known;
    store(key, pack(second, win, Math.max(0, win - 1), Move.NONE));
  }

  @Override
  public void show(Viewer viewer) throws IOException {
    long[] table = slots;
    for (int at = 0; at < table.length; at += 2) {
      long entry = read(table, at + 1);
      long key = read(table, at) ^ entry;
      // The key of an entry that is half written just now does not fit its bucket.
      if (entry != 0 && bucket(key) == at / LONGS_PER_BUCKET * LONGS_PER_BUCKET) {
        viewer.look(key, entry);
      }
    }
  }

  @Override
  public void take(long key, long entry) {
    if (taken++ % TAKEN_BETWEEN_LOOKS == 0) {
      grow();
    }
    store(key, entry);
  }

  private void store(long key, long entry) {
    long[] table = slots;
    int at = bucket(key);
    long one = read(table, at + 1);
    long two = read(table, at + 3);
    boolean first =
        (read(table, at) ^ one) == key
            || ((read(table, at + 2) ^ two) != key && weight(one) <= weight(two));
    int slot = first ? at : at + 2;
    SLOT.setOpaque(table, slot, key ^ entry);
    SLOT.setOpaque(table, slot + 1, entry);
  }

  private static long read(long[] table, int index) {
    return (long) SLOT.getOpaque(table, index);
  }

  /** The depth of the deepest search an entry represents, in moves. */
  private static int weight(long entry) {
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

  private static long pack(long second, int win, int none, int move) {
    return (second & CHECK_MASK) | ((long) none << NONE_SHIFT) | ((long) win << WIN_SHIFT) | move;
  }
}
