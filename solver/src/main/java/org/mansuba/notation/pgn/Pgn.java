package org.mansuba.notation.pgn;

import java.util.List;
import org.mansuba.notation.NotationException;

/**
 * Game records in PGN, the notation of game programs, with {@code [Variant "shatranj"]}, Q for the
 * ferz and B for the alfil as they write them.
 *
 * <p>Comments stand in braces, glyphs as {@code $1}; arrows and marked squares as {@code [%cal
 * Gc4e5]} and {@code [%csl Rb1]}. A comment that is not in English begins with its language, {@code
 * [%lang ar]}. What a comment cannot hold, such as a closing brace or the end of a paragraph,
 * stands as its number: {@code [%7D]}. Rules that are not standard stand in a tag Rules, and a swap
 * of king and man as {@code e1<c3}. Reading a written record gives the identical tree.
 *
 * <pre>{@code
 * List<PgnGame> games = Pgn.read(text);
 * }</pre>
 */
public final class Pgn {
  /** The greatest size of a text, in characters. */
  public static final int LARGEST = 5_000_000;

  private Pgn() {}

  /** The record of a game, ended by a line feed. */
  public static String write(PgnGame game) {
    return new PgnWriter().write(game);
  }

  /**
   * The games of a text, possibly none.
   *
   * @throws NotationException if it is no PGN, or has a move that is not legal; the message begins
   *     with the line
   */
  public static List<PgnGame> read(String text) {
    if (text.length() > LARGEST) {
      throw new NotationException(
          "this is too large; a game record has at most %d million characters"
              .formatted(LARGEST / 1_000_000));
    }
    return new PgnReader(text).games();
  }
}
