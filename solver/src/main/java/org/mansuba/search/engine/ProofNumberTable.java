package org.mansuba.search.engine;

import java.io.IOException;
import org.mansuba.search.Persistent;

/**
 * Proof and disproof numbers of undecided positions, by position and attacker moves left: one flat
 * array, two longs an entry. They are estimates that affect only the order of the search, so a new
 * entry simply replaces an old one. A wrong match costs time but never causes a wrong proof, so the
 * first key of a position suffices.
 *
 * <p>Confined to one thread.
 */
final class ProofNumberTable implements Persistent {
  private static final int LONGS_PER_ENTRY = 2;
  private static final int FIRST_ENTRIES = 1 << 12;
  private static final int GROWTH = 16;

  private final int mostEntries;
  private long[] slots;
  private int entries;
  private long used;

  /** Creates a table of at most {@code bytes} bytes, but at least one entry; it starts small. */
  ProofNumberTable(long bytes) {
    long wanted = bytes / (LONGS_PER_ENTRY * Long.BYTES);
    mostEntries = Math.clamp(wanted, 1, (Integer.MAX_VALUE - 8) / LONGS_PER_ENTRY);
    entries = Math.min(mostEntries, FIRST_ENTRIES);
    slots = new long[entries * LONGS_PER_ENTRY];
  }

  /** Both numbers of a position, the proof number in the upper half; 0 if not stored. */
  long find(long key, int n) {
    long full = key ^ KeyMixer.mix(n);
    int at = slot(full);
    return slots[at] == full ? slots[at + 1] : 0;
  }

  /** Stores both numbers of a position; neither may be 0. */
  void store(long key, int n, int pn, int dn) {
    take(key ^ KeyMixer.mix(n), (long) pn << 32 | dn);
  }

  @Override
  public void show(Viewer viewer) throws IOException {
    for (int at = 0; at < slots.length; at += LONGS_PER_ENTRY) {
      if (slots[at + 1] != 0) {
        viewer.look(slots[at], slots[at + 1]);
      }
    }
  }

  @Override
  public void take(long full, long both) {
    if (2 * used > entries && entries < mostEntries) {
      grow();
    }
    put(full, both);
  }

  private void put(long full, long numbers) {
    int at = slot(full);
    used += slots[at + 1] == 0 ? 1 : 0;
    slots[at] = full;
    slots[at + 1] = numbers;
  }

  private void grow() {
    long[] old = slots;
    entries = (int) Math.min(mostEntries, (long) GROWTH * entries);
    slots = new long[entries * LONGS_PER_ENTRY];
    used = 0;
    for (int i = 0; i < old.length; i += LONGS_PER_ENTRY) {
      if (old[i + 1] != 0) {
        put(old[i], old[i + 1]);
      }
    }
  }

  private int slot(long full) {
    return (int) Math.unsignedMultiplyHigh(KeyMixer.mix(full), entries) * LONGS_PER_ENTRY;
  }
}
