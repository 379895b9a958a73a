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
 * Table files. They begin with {@link #HEADER} bytes of text, filled up with zeros, the codes
 * follow. The lines of the text are fixed in order and wording:
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
 * <p>The codes are those of {@link EntryCode}, {@code entries} of them with White to move and as
 * many with Black, {@code bytes} each, the lower first; {@link EntryCode#UNUSED} in one byte is
 * -128. The checksum is the CRC-32C of the lines above it and of the codes.
 */
final class TableFile {
  /** Bytes before the codes. */
  static final int HEADER = 512;

  private static final String FIRST_WORDS = "mansuba table ";
  private static final String VERSION = "1";
  private static final int PIECE = 1 << 20;

  private TableFile() {}

  /** Writes a table; a file that was there is replaced when the new one is complete. */
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
   * @throws TableException if it cannot be read, is no table, another one, or damaged
   */
  static EndgameTable read(Path file, MaterialSlice slice, RuleSet rules) {
    try (FileChannel channel = FileChannel.open(file)) {
      return read(channel, file, slice, rules);
    } catch (AccessDeniedException _) {
      throw new TableException(file + " may not be read; check its permissions");
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
    require(header.men.equals(slice.toString()), file, "it is the table of " + header.men);
    require(
        header.rules.equals(TableRules.name(rules)), file, "it is for the rules " + header.rules);
    long size = 2L * header.width * indexer.size();
    require(
        header.entries == indexer.size() && all.byteSize() == HEADER + size,
        file,
        "it is damaged: its length is wrong");
    MemorySegment codes = all.asSlice(HEADER, size);
    CRC32C checksum = new CRC32C();
    checksum.update(header.summed.getBytes(StandardCharsets.US_ASCII));
    for (long at = 0; at < size; at += PIECE) {
      checksum.update(codes.asSlice(at, Math.min(PIECE, size - at)).asByteBuffer());
    }
    require(
        String.format(Locale.ROOT, "%08x", checksum.getValue()).equals(header.checksum),
        file,
        "it is damaged: its checksum is wrong");
    return new EndgameTable(slice, indexer, new Entries(codes, header.width));
  }

  private static void require(boolean holds, Path file, String otherwise) {
    if (!holds) {
      throw new TableException(
          "%s is refused: %s; remove it and build the table again".formatted(file, otherwise));
    }
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

  /** The codes of a table that was built, some at a time, in the form they have in a file. */
  static final class Pieces {
    /** Takes some bytes. */
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

  /** What the text of a file says; {@code summed} is the part that the checksum covers. */
  private record Header(
      String men, String rules, int width, int entries, String checksum, String summed) {
    static Header read(MemorySegment all, Path file) {
      byte[] bytes =
          all.asSlice(0, Math.min(HEADER, all.byteSize())).toArray(ValueLayout.JAVA_BYTE);
      String text = new String(bytes, StandardCharsets.US_ASCII);
      require(text.startsWith(FIRST_WORDS), file, "it is no table");
      List<String> lines = text.lines().toList();
      String version = lines.getFirst().substring(FIRST_WORDS.length());
      require(version.equals(VERSION), file, "its version is not " + VERSION);
      String[] words = {"men", "rules", "bytes", "entries", "longest", "checksum"};
      boolean complete = lines.size() > words.length;
      for (int i = 0; complete && i < words.length; i++) {
        complete = lines.get(i + 1).matches(words[i] + " \\S{1,200}");
      }
      require(complete, file, "it is damaged: its header is incomplete");
      String[] values = new String[words.length];
      for (int i = 0; i < words.length; i++) {
        values[i] = lines.get(i + 1).substring(words[i].length() + 1);
      }
      require(
          values[2].matches("[12]") && values[3].matches("[0-9]{1,9}"),
          file,
          "it is damaged: its header is wrong");
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
