package org.mansuba.tables.file;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.zip.CRC32C;
import org.mansuba.board.Side;
import org.mansuba.problem.AtomicFile;
import org.mansuba.rules.RuleSet;
import org.mansuba.tables.index.Indexer;
import org.mansuba.tables.index.MaterialSlice;
import org.mansuba.tables.index.TableException;

/**
 * Reads and writes table files. A file starts with {@link #HEADER} bytes of text, padded with
 * zeros, followed by the codes. The order and wording of the lines are fixed:
 *
 * <pre>
 * mansuba table 1
 * men KFa1vKFa1
 * rules standard
 * bytes 1
 * entries 946176
 * longest 53
 * checksum 01234567
 * </pre>
 *
 * <p>The codes are those of {@link EntryCode}: {@code entries} with White to move, then as many
 * with Black, {@code bytes} each, little-endian; {@link EntryCode#UNUSED} in one byte is -128. The
 * checksum is the CRC-32C of the lines above it and of the codes.
 */
final class TableFile {
  /** The number of bytes before the codes. */
  static final int HEADER = 512;

  private static final String FIRST_WORDS = "mansuba table ";
  private static final String VERSION = "1";
  private static final int PIECE = 1 << 20;

  private TableFile() {}

  /** Writes a table atomically: an existing file is replaced only by a complete one. */
  static void write(Path file, BuiltTable built, RuleSet rules) throws IOException {
    int width = Entries.width(built.longest());
    String head = head(built.slice(), rules, width, built.indexer().size(), built.longest());
    CRC32C checksum = new CRC32C();
    checksum.update(head.getBytes(StandardCharsets.US_ASCII));
    Pieces.each(built, width, checksum::update);
    String text = head + "checksum %08x\n".formatted(checksum.getValue());
    ByteBuffer header = ByteBuffer.allocate(HEADER);
    header.put(text.getBytes(StandardCharsets.US_ASCII)).rewind();
    AtomicFile.write(
        file,
        channel -> {
          writeAll(channel, header);
          Pieces.each(built, width, piece -> writeAll(channel, piece));
        });
  }

  /**
   * Opens a table.
   *
   * @throws TableException if the file cannot be read, is not a table, or is another or a damaged
   *     one
   */
  static EndgameTable read(Path file, MaterialSlice slice, RuleSet rules) {
    try (FileChannel channel = FileChannel.open(file)) {
      return read(channel, file, slice, rules);
    } catch (AccessDeniedException _) {
      throw new TableException(file + " is not readable; check its permissions");
    } catch (IOException e) {
      throw new TableException("%s cannot be read: %s".formatted(file, AtomicFile.reason(e)), e);
    }
  }

  private static EndgameTable read(
      FileChannel channel, Path file, MaterialSlice slice, RuleSet rules) throws IOException {
    MemorySegment all =
        channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), Arena.ofAuto());
    Header header = Header.read(all, file);
    Indexer indexer = new Indexer(slice);
    if (!header.men.equals(slice.toString())) {
      throw unusable(file, "it is the table of " + header.men);
    }
    if (!header.rules.equals(TableRules.name(rules))) {
      throw unusable(file, "it is for the rules " + header.rules);
    }
    long size = 2L * header.width * indexer.size();
    if (header.entries != indexer.size() || all.byteSize() != HEADER + size) {
      throw unusable(file, "it is damaged: its length is wrong");
    }
    MemorySegment codes = all.asSlice(HEADER, size);
    CRC32C checksum = new CRC32C();
    checksum.update(header.summed.getBytes(StandardCharsets.US_ASCII));
    for (long at = 0; at < size; at += PIECE) {
      checksum.update(codes.asSlice(at, Math.min(PIECE, size - at)).asByteBuffer());
    }
    if (!String.format(Locale.ROOT, "%08x", checksum.getValue()).equals(header.checksum)) {
      throw unusable(file, "it is damaged: checksum mismatch");
    }
    return new EndgameTable(slice, indexer, new Entries(codes, header.width));
  }

  private static TableException unusable(Path file, String reason) {
    return new TableException(
        "%s is unusable: %s; remove it and rebuild the table".formatted(file, reason));
  }

  private static String head(
      MaterialSlice slice, RuleSet rules, int width, int entries, int longest) {
    return FIRST_WORDS
        + String.format(
            Locale.ROOT,
            "%s\nmen %s\nrules %s\nbytes %d\nentries %d\nlongest %d\n",
            VERSION,
            slice,
            TableRules.name(rules),
            width,
            entries,
            longest);
  }

  private static void writeAll(WritableByteChannel channel, ByteBuffer bytes) throws IOException {
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }

  /** Encodes the codes of a built table in chunks. */
  static final class Pieces {
    /** Receives a chunk of bytes. */
    interface Taker {
      void take(ByteBuffer bytes) throws IOException;
    }

    private Pieces() {}

    static void each(BuiltTable built, int width, Taker taker) throws IOException {
      byte[] bytes = new byte[PIECE];
      int atOnce = PIECE / width;
      for (Side side : Side.values()) {
        short[] codes = built.codes(side);
        for (int from = 0; from < codes.length; ) {
          int count = Math.min(atOnce, codes.length - from);
          Entries.write(codes, from, count, width, bytes);
          taker.take(ByteBuffer.wrap(bytes, 0, count * width));
          from += count;
        }
      }
    }
  }

  /** The header of a file; {@code summed} is the part covered by the checksum. */
  private record Header(
      String men, String rules, int width, int entries, String checksum, String summed) {
    static Header read(MemorySegment all, Path file) {
      byte[] bytes =
          all.asSlice(0, Math.min(HEADER, all.byteSize())).toArray(ValueLayout.JAVA_BYTE);
      String text = new String(bytes, StandardCharsets.US_ASCII);
      if (!text.startsWith(FIRST_WORDS)) {
        throw unusable(file, "it is not a table");
      }
      List<String> lines = text.lines().toList();
      String version = lines.getFirst().substring(FIRST_WORDS.length());
      if (!version.equals(VERSION)) {
        throw unusable(file, "its version is not " + VERSION);
      }
      String[] words = {"men", "rules", "bytes", "entries", "longest", "checksum"};
      boolean complete = lines.size() > words.length;
      for (int i = 0; complete && i < words.length; i++) {
        complete = lines.get(i + 1).matches(words[i] + " \\S{1,200}");
      }
      if (!complete) {
        throw unusable(file, "it is damaged: its header is incomplete");
      }
      String[] values = new String[words.length];
      for (int i = 0; i < words.length; i++) {
        values[i] = lines.get(i + 1).substring(words[i].length() + 1);
      }
      if (!values[2].matches("[12]") || !values[3].matches("[0-9]{1,9}")) {
        throw unusable(file, "it is damaged: its header is wrong");
      }
      String summed = text.substring(0, text.indexOf("checksum "));
      return new Header(
          values[0],
          values[1],
          Integer.parseInt(values[2]),
          Integer.parseInt(values[3]),
          values[5],
          summed);
    }
  }
}
