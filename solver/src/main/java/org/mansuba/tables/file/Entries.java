package org.mansuba.tables.file;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import org.mansuba.board.Side;

/**
 * The codes of a table: first all with White to move, then all with Black. Each takes one byte if
 * every length fits, else two bytes, little-endian. Immutable.
 */
public final class Entries {
  private static final ValueLayout.OfShort SHORT =
      ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final int LONGEST_IN_A_BYTE = 126;
  private static final int PIECE = 1 << 16;

  private final MemorySegment memory;
  private final int width;
  private final int size;

  /**
   * Wraps codes in memory, which must not change.
   *
   * @param width bytes per code, 1 or 2
   */
  Entries(MemorySegment memory, int width) {
    this.memory = memory;
    this.width = width;
    this.size = Math.toIntExact(memory.byteSize() / width / 2);
  }

  /** Returns a copy of the codes of a built table. */
  public static Entries of(BuiltTable built) {
    int width = width(built.longest());
    int size = built.indexer().size();
    MemorySegment memory = Arena.ofAuto().allocate(2L * width * size);
    byte[] piece = new byte[width * PIECE];
    for (Side side : Side.values()) {
      for (int from = 0; from < size; from += PIECE) {
        int count = Math.min(PIECE, size - from);
        write(built.codes(side), from, count, width, piece);
        long to = ((long) side.ordinal() * size + from) * width;
        MemorySegment.copy(piece, 0, memory, ValueLayout.JAVA_BYTE, to, count * width);
      }
    }
    return new Entries(memory, width);
  }

  /** Returns the bytes per code needed if no win or loss is longer than {@code longest} plies. */
  static int width(int longest) {
    return longest <= LONGEST_IN_A_BYTE ? 1 : 2;
  }

  /** Returns the number of codes for each side to move. */
  int size() {
    return size;
  }

  int width() {
    return width;
  }

  MemorySegment memory() {
    return memory;
  }

  /** Returns the {@link EntryCode} of a position by its number. */
  public int code(Side toMove, int index) {
    long at = (long) toMove.ordinal() * size + index;
    if (width == 1) {
      byte code = memory.get(ValueLayout.JAVA_BYTE, at);
      return code == Byte.MIN_VALUE ? EntryCode.UNUSED : code;
    }
    return memory.get(SHORT, 2 * at);
  }

  /** Encodes codes of one side, starting at an index. */
  static void write(short[] codes, int from, int count, int width, byte[] into) {
    MemorySegment out = MemorySegment.ofArray(into);
    for (int i = 0; i < count; i++) {
      short code = codes[from + i];
      if (width == 1) {
        into[i] = code == EntryCode.UNUSED ? Byte.MIN_VALUE : (byte) code;
      } else {
        out.set(SHORT, 2L * i, code);
      }
    }
  }
}
