package org.mansuba.problem;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The mansubat that come with the program. Finding one reads one file; safe for use by any number
 * of threads.
 *
 * <pre>{@code
 * Problem dilaram = Library.find("dilaram").orElseThrow();
 * }</pre>
 */
public final class Library {
  private static final String FOLDER = "/org/mansuba/problems/";
  private static final int LONGEST_ID = 60;

  private Library() {}

  /** The ids of all problems, in the order of the library. */
  public static List<String> ids() {
    return bytes("index.txt")
        .map(bytes -> new String(bytes, StandardCharsets.UTF_8).lines().toList())
        .orElseThrow();
  }

  /** The problem of an id; empty if the library has none of it. */
  public static Optional<Problem> find(String id) {
    return isId(id)
        ? bytes(id + ".json").map(bytes -> ProblemJson.read(bytes, id + ".json").getFirst())
        : Optional.empty();
  }

  /** All problems, in the order of the library. */
  public static List<Problem> all() {
    return ids().stream().map(id -> find(id).orElseThrow()).toList();
  }

  /**
   * The problems that have all words of a text, whole or as the beginning or middle of a word, in
   * their id, title, source, comment or keywords. Case and accents do not matter; a text without
   * words finds all.
   */
  public static List<Problem> search(String text) {
    List<String> words = List.of(plain(text).strip().split("\\s+", -1));
    return all().stream().filter(problem -> hasAll(problem, words)).toList();
  }

  /** The id most like a mistyped one; empty if none is much like it. */
  public static Optional<String> nearest(String mistyped) {
    return mistyped.length() > LONGEST_ID
        ? Optional.empty()
        : Spelling.nearest(mistyped.toLowerCase(Locale.ROOT), ids());
  }

  private static boolean hasAll(Problem problem, List<String> words) {
    String texts = plain(String.join("\n", problem.texts()));
    return words.stream().allMatch(texts::contains);
  }

  private static String plain(String text) {
    StringBuilder out = new StringBuilder();
    Normalizer.normalize(text.toLowerCase(Locale.ROOT), Normalizer.Form.NFD)
        .codePoints()
        .filter(c -> Character.getType(c) != Character.NON_SPACING_MARK)
        .forEach(out::appendCodePoint);
    return out.toString();
  }

  /** Whether a text is written like an id, so that it can name no file elsewhere. */
  private static boolean isId(String text) {
    return !text.isEmpty()
        && text.length() <= LONGEST_ID
        && text.chars().allMatch(c -> (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-');
  }

  private static Optional<byte[]> bytes(String file) {
    try (@Nullable InputStream in = Library.class.getResourceAsStream(FOLDER + file)) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
