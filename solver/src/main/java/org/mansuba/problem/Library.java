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
 * The mansubat that come with the program. Finding one reads only its file. Thread-safe.
 *
 * <pre>{@code
 * Problem dilaram = Library.find("dilaram").orElseThrow();
 * }</pre>
 */
public final class Library {
  private static final String FOLDER = "/org/mansuba/problems/";
  private static final int LONGEST_ID = 60;

  private Library() {}

  /** Returns the ids of all problems in library order. */
  public static List<String> ids() {
    return bytes("index.txt")
        .map(bytes -> new String(bytes, StandardCharsets.UTF_8).lines().toList())
        .orElseThrow();
  }

  /** Returns the problem with an id; empty if unknown. */
  public static Optional<Problem> find(String id) {
    return isId(id)
        ? bytes(id + ".json").map(bytes -> ProblemJson.read(bytes, id + ".json").getFirst())
        : Optional.empty();
  }

  /** Returns all problems in library order. */
  public static List<Problem> all() {
    return ids().stream().map(id -> find(id).orElseThrow()).toList();
  }

  /**
   * Returns the problems whose id, title, source, comments and keywords contain every word of a
   * text, anywhere and ignoring case and accents. An empty text finds all problems.
   */
  public static List<Problem> search(String text) {
    List<String> words = List.of(plain(text).strip().split("\\s+", -1));
    return all().stream().filter(problem -> hasAll(problem, words)).toList();
  }

  /** Returns the id closest to a mistyped one; empty if none is close. */
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

  /** Returns whether a text has the form of an id, so that it cannot name a file elsewhere. */
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
