package org.mansuba.search.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.mansuba.rules.Move;
import org.mansuba.search.WinOracle;

/** Second keys distinguish positions that share their first key. */
class TranspositionTableTest {
  private static final long KEY = 0x0123_4567_89ab_cdefL;
  private static final long SECOND = 0xfedc_ba98_7654_3210L;

  /** Second keys differ in the bits that an entry holds: the upper 31. */
  private static final int FIRST_BIT_HELD = 33;

  private static final int MOVE = Move.pack(12, 20);

  private final TranspositionTable table = new TranspositionTable(1 << 16);

  @Test
  void boundsAreFoundByBothKeys() {
    table.storeNone(KEY, SECOND, 3);
    table.storeWin(KEY, SECOND, 5, MOVE);

    long entry = table.find(KEY, SECOND);
    assertThat(TranspositionTable.failsIn(entry, 3)).isTrue();
    assertThat(TranspositionTable.failsIn(entry, 4)).isFalse();
    assertThat(TranspositionTable.winsIn(entry, 5)).isTrue();
    assertThat(TranspositionTable.winsIn(entry, 4)).isFalse();
    assertThat(TranspositionTable.winLength(entry)).isEqualTo(5);
    assertThat(TranspositionTable.move(entry)).isEqualTo(MOVE);
  }

  @Test
  void entryIsNotFoundByAnotherSecondKeyWhateverBitDiffers() {
    for (int bit = FIRST_BIT_HELD; bit < Long.SIZE; bit++) {
      table.storeNone(KEY, SECOND, 3);

      assertThat(table.find(KEY, SECOND ^ 1L << bit)).as("bit %d", bit).isZero();
      assertThat(table.find(KEY, SECOND)).isNotZero();
    }
  }

  @Test
  void boundsOfAnotherPositionAreNotAddedTo() {
    table.storeWin(KEY, SECOND, 7, MOVE);
    table.storeNone(KEY, ~SECOND, 2);
    assertThat(table.find(KEY, SECOND)).isZero();
    assertThat(TranspositionTable.winLength(table.find(KEY, ~SECOND)))
        .isEqualTo(TranspositionTable.NO_WIN_KNOWN);

    table.storeNone(KEY, SECOND, 900);
    table.storeWin(KEY, ~SECOND, 1000, MOVE);
    assertThat(TranspositionTable.failsIn(table.find(KEY, ~SECOND), 1)).isFalse();

    table.storeKnown(KEY, SECOND, WinOracle.NEVER);
    assertThat(table.find(KEY, ~SECOND)).isZero();
    assertThat(TranspositionTable.failsIn(table.find(KEY, SECOND), 1000)).isTrue();
  }

  @Test
  void greatestBoundsLeaveTheSecondKeyWhole() {
    table.storeNone(KEY, SECOND, TranspositionTable.NO_WIN_KNOWN);
    table.storeWin(KEY, SECOND, TranspositionTable.NO_WIN_KNOWN - 1, Move.LIMIT - 1);

    long entry = table.find(KEY, SECOND);
    assertThat(TranspositionTable.failsIn(entry, TranspositionTable.NO_WIN_KNOWN)).isTrue();
    assertThat(TranspositionTable.winLength(entry)).isEqualTo(TranspositionTable.NO_WIN_KNOWN - 1);
    assertThat(TranspositionTable.move(entry)).isEqualTo(Move.LIMIT - 1);
  }

  /** With first keys of eight bits nearly every look-up meets an entry of another position. */
  @Test
  void manyPositionsOfFewKeysNeverGetBoundsOfOthers() throws IOException {
    SplittableRandom random = new SplittableRandom(5);
    Map<Long, Integer> lengths = new HashMap<>();
    long[] seconds = random.longs(2_000).toArray();
    int found = 0;
    int missed = 0;
    for (int i = 0; i < 200_000; i++) {
      long second = seconds[random.nextInt(seconds.length)];
      long key = (second * 0x9e37_79b9_7f4a_7c15L) >>> 56;
      int length = lengths.computeIfAbsent(second, s -> 1 + lengths.size() % 1_000);
      long entry = table.find(key, second);
      if (entry == 0) {
        missed++;
        table.storeWin(key, second, length, Move.NONE);
      } else {
        found++;
        assertThat(TranspositionTable.winLength(entry)).isEqualTo(length);
      }
      if (i % 50_000 == 0) {
        table.grow();
      }
    }
    assertThat(found).isGreaterThan(10_000);
    assertThat(missed).isGreaterThan(10_000);
  }

  @Test
  void whatIsKeptKeepsItsSecondKey() throws IOException {
    table.storeNone(KEY, SECOND, 3);
    TranspositionTable other = new TranspositionTable(1);
    table.show(other::take);

    assertThat(other.find(KEY, SECOND)).isEqualTo(table.find(KEY, SECOND)).isNotZero();
    assertThat(other.find(KEY, ~SECOND)).isZero();
  }
}
