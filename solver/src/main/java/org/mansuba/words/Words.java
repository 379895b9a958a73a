package org.mansuba.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.mansuba.board.Kind;
import org.mansuba.board.Side;

/**
 * Writes phrases in one language. Immutable; safe for use by any number of threads.
 *
 * <p>In a text, {@code {1}} is replaced by a value; {@code {1:# move|# moves}} by the form that the
 * language's {@link PluralRule} selects for that number, with the number for {@code #}; and {@code
 * {1,in}} by the text {@code in} with that value.
 *
 * <pre>{@code
 * Words.of(Language.ENGLISH).text("count.moves", 8); // 8 moves
 * }</pre>
 */
public final class Words {
  private static final Pattern PLACE = Pattern.compile("\\{([0-9])(?::([^{}]*)|,([a-zA-Z.]+))?}");
  private static final Map<Language, Words> LOADED = new ConcurrentHashMap<>();

  private final Language language;
  private final Map<String, String> texts;

  private Words(Language language, Map<String, String> texts) {
    this.language = language;
    this.texts = Map.copyOf(texts);
  }

  /** The words of a language. */
  public static Words of(Language language) {
    return LOADED.computeIfAbsent(language, l -> new Words(l, load(l)));
  }

  /** The same with every text spelt differently, for a display that lacks some characters. */
  public Words spelt(UnaryOperator<String> spelling) {
    Map<String, String> spelt = new HashMap<>();
    texts.forEach((key, text) -> spelt.put(key, spelling.apply(text)));
    return new Words(language, spelt);
  }

  /** The language. */
  public Language language() {
    return language;
  }

  /**
   * A text with values put in.
   *
   * @throws IllegalArgumentException if there is no such text
   */
  public String text(String key, Object... values) {
    return text(Phrase.of(key, values));
  }

  /**
   * A phrase as one text.
   *
   * @throws IllegalArgumentException if there is no text of its key
   */
  public String text(Phrase phrase) {
    return parts(phrase).stream().map(Part::text).collect(Collectors.joining());
  }

  /** The same with its first letter in upper case. */
  public String sentence(Phrase phrase) {
    String text = text(phrase);
    return text.substring(0, 1).toUpperCase(language.locale()) + text.substring(1);
  }

  /** A part of a sentence. */
  public sealed interface Part {
    /** What is written. */
    String text();

    /**
     * Words of the language.
     *
     * @param text the words with the spaces around them
     */
    record Plain(String text) implements Part {}

    /**
     * Moves.
     *
     * @param text the moves
     */
    record Play(String text) implements Part {}
  }

  /**
   * A phrase cut into words and moves.
   *
   * @throws IllegalArgumentException if there is no text of its key
   */
  public List<Part> parts(Phrase phrase) {
    List<Part> parts = new ArrayList<>();
    String text = find(phrase.key());
    Matcher place = PLACE.matcher(text);
    int start = 0;
    while (place.find()) {
      plain(text.substring(start, place.start()), parts);
      put(phrase.values().get(Integer.parseInt(place.group(1))), place, parts);
      start = place.end();
    }
    plain(text.substring(start), parts);
    return parts;
  }

  private void put(Object value, Matcher place, List<Part> parts) {
    if (place.group(2) != null) {
      plain(form(place.group(2), value), parts);
    } else if (place.group(3) != null) {
      parts.addAll(parts(Phrase.of(place.group(3), value)));
    } else {
      switch (value) {
        case Phrase inner -> parts.addAll(parts(inner));
        case PrintedMoves(var moves) -> parts.add(new Part.Play(moves));
        case Object other -> plain(other.toString(), parts);
      }
    }
  }

  private String form(String forms, Object value) {
    int number = Integer.parseInt(value.toString());
    int index = language.plural().categories().indexOf(language.plural().of(number));
    return forms.split("[|]", -1)[index].replace("#", value.toString());
  }

  private static void plain(String text, List<Part> parts) {
    if (!text.isEmpty()) {
      parts.add(new Part.Plain(text));
    }
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

  /** What separates the parts of a list. */
  public String comma() {
    return language.direction().comma();
  }

  /** The text of a remark: in this language, else in English, else in whatever there is. */
  public Optional<String> choose(Map<String, String> comments) {
    return Optional.ofNullable(comments.get(language.code()))
        .or(() -> Optional.ofNullable(comments.get(Language.ENGLISH.code())))
        .or(() -> comments.values().stream().findFirst());
  }

  /** The keys of all texts. */
  Set<String> keys() {
    return texts.keySet();
  }

  /** Returns the text of a key, unformatted. */
  String pattern(String key) {
    return find(key);
  }

  private String find(String key) {
    String text = texts.get(key);
    if (text == null) {
      throw new IllegalArgumentException("there is no text " + key);
    }
    return text;
  }

  private static Map<String, String> load(Language language) {
    String name = "words_" + language.code() + ".properties";
    Properties texts = new Properties();
    try (InputStream in = Words.class.getResourceAsStream(name)) {
      texts.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return texts.stringPropertyNames().stream()
        .collect(Collectors.toMap(key -> key, texts::getProperty));
  }
}
