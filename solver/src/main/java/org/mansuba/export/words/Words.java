package org.mansuba.export.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mansuba.board.Kind;
import org.mansuba.board.Side;

/**
 * The words of one language. A word it lacks is English. Immutable; safe for use by any number of
 * threads.
 *
 * <p>In a text, {@code {1}} stands for a value, and {@code {1:move|moves}} for the first word where
 * the value is 1, else for the second.
 *
 * <pre>{@code
 * Words.of(Language.EN).text("slower", "1.Ne5+", 8); // 1.Ne5+ wins in 8 moves.
 * }</pre>
 */
public final class Words {
  private static final Pattern PLACE = Pattern.compile("\\{([0-9])(?::([^|{}]*)\\|([^|{}]*))?}");

  private final Language language;
  private final Map<Object, Object> texts;

  private Words(Language language, Map<Object, Object> texts) {
    this.language = language;
    this.texts = texts;
  }

  /** The words of a language. */
  public static Words of(Language language) {
    Properties texts = load(Language.EN);
    texts.putAll(load(language));
    return new Words(language, Map.copyOf(texts));
  }

  /** Whose words these are. */
  public Language language() {
    return language;
  }

  /**
   * A text with values put in.
   *
   * @throws IllegalArgumentException if there is no such text
   */
  public String text(String key, Object... values) {
    StringBuilder out = new StringBuilder();
    for (Piece piece : pieces(key, values)) {
      out.append(piece.place() < 0 ? piece.text() : String.valueOf(values[piece.place()]));
    }
    return out.toString();
  }

  /**
   * A piece of a text: words, or a place where a value is to be put.
   *
   * @param text the words, empty for a place
   * @param place the index of the value, -1 for words
   */
  public record Piece(String text, int place) {}

  /**
   * A text cut into words and places, the words such as fit the values.
   *
   * @throws IllegalArgumentException if there is no such text
   */
  public List<Piece> pieces(String key, Object... values) {
    String text = find(key);
    List<Piece> pieces = new ArrayList<>();
    Matcher place = PLACE.matcher(text);
    int start = 0;
    while (place.find()) {
      if (place.start() > start) {
        pieces.add(new Piece(text.substring(start, place.start()), -1));
      }
      int index = Integer.parseInt(place.group(1));
      pieces.add(
          place.group(2) == null
              ? new Piece("", index)
              : new Piece(place.group(values[index].equals(1) ? 2 : 3), -1));
      start = place.end();
    }
    if (start < text.length()) {
      pieces.add(new Piece(text.substring(start), -1));
    }
    return pieces;
  }

  /** The name of a side. */
  public String side(Side side) {
    return find(side == Side.WHITE ? "side.white" : "side.black");
  }

  /** Who is to move. */
  public String toMove(Side side) {
    return find(side == Side.WHITE ? "toMove.white" : "toMove.black");
  }

  /** The name of a kind of man. */
  public String kind(Kind kind) {
    return find("kind." + kind.title());
  }

  /** What stands between the parts of a list. */
  public String comma() {
    return language.direction().comma();
  }

  /** The text of a remark: in this language, else in English, else in whatever there is. */
  public Optional<String> choose(Map<String, String> comments) {
    return Optional.ofNullable(comments.get(language.code()))
        .or(() -> Optional.ofNullable(comments.get(Language.EN.code())))
        .or(() -> comments.values().stream().findFirst());
  }

  /** The names of the texts a language has of its own. */
  static Set<String> keys(Language language) {
    return load(language).stringPropertyNames();
  }

  private String find(String key) {
    Object text = texts.get(key);
    if (text == null) {
      throw new IllegalArgumentException("there is no text " + key);
    }
    return text.toString();
  }

  private static Properties load(Language language) {
    String name = "words_" + language.code() + ".properties";
    Properties texts = new Properties();
    try (InputStream in = Words.class.getResourceAsStream(name)) {
      texts.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return texts;
  }
}
