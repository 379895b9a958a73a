package org.mansuba.notation.pgn;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.mansuba.notation.NotationException;

/**
 * Reads and writes games as PGN with {@code [Variant "shatranj"]}, using Q for the ferz and B for
 * the alfil as other programs do.
 *
 * <p>Comments are in braces and glyphs are written as {@code $1}. Arrows and marked squares use
 * {@code [%cal Gc4e5]} and {@code [%csl Rb1]}. A comment in a language other than English starts
 * with {@code [%lang ar]}. Characters that a comment cannot hold, such as a closing brace or a
 * paragraph break, are written as their code: {@code [%7D]}. The tag Rules gives rules that differ
 * from the default. A swap is written as {@code e1<c3}. Reading a written game returns an equal
 * tree.
 *
 * <pre>{@code
 * Pgn.read(Files.newBufferedReader(file), game -> count(game)); // one game at a time
 * List<PgnGame> games = Pgn.read(text); // all games of a short text
 * }</pre>
 */
public final class Pgn {
  /** The maximum length of a game, and of a text read as a whole, in characters. */
  public static final int LARGEST = 5_000_000;

  private Pgn() {}

  /** Returns the PGN of a game, ending with a line feed. */
  public static String write(PgnGame game) {
    return new PgnWriter().write(game);
  }

  /**
   * Reads games one at a time until the end of the stream, or until the listener stops. Holds one
   * game in memory. Does not close the reader, and may read beyond the last game delivered.
   *
   * @throws NotationException if the text is not PGN, a move is illegal, or a game is longer than
   *     {@link #LARGEST}; the message starts with line and column, both from 1. Games before the
   *     error have been delivered.
   * @throws IOException if reading fails
   */
  public static void read(Reader in, PgnListener listener) throws IOException {
    new PgnReader(new PgnScanner(new PgnCharacters(in)), listener).readGames();
  }

  /**
   * Returns all games of a text, possibly none.
   *
   * @throws NotationException as for {@link #read(Reader, PgnListener)}, and if the text is longer
   *     than {@link #LARGEST}
   */
  public static List<PgnGame> read(String text) {
    if (text.length() > LARGEST) {
      throw new NotationException(
          "this PGN is too large; the maximum is %d million characters"
              .formatted(LARGEST / 1_000_000));
    }
    List<PgnGame> games = new ArrayList<>();
    try {
      read(new StringReader(text), games::add);
    } catch (IOException e) {
      throw new UncheckedIOException("reading a string cannot fail", e);
    }
    return Collections.unmodifiableList(games);
  }
}
