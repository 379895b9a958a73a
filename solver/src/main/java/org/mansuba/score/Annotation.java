package org.mansuba.score;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What is remarked on a position and the move that led to it. Immutable; equal if all parts are,
 * whatever the order they were given in.
 *
 * @param comments a text by language code such as {@code en}; blank texts are left out
 * @param glyphs signs in the order of their numbers, each once
 * @param arrows arrows in the order of their squares, each once
 * @param squares marked squares in their order, each once
 */
public record Annotation(
    Map<String, String> comments,
    List<Glyph> glyphs,
    List<Arrow> arrows,
    List<MarkedSquare> squares) {
  /** Nothing is remarked. */
  public static final Annotation NONE = new Annotation(Map.of(), List.of(), List.of(), List.of());

  private static final Pattern LANGUAGE = Pattern.compile("[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*");

  /**
   * Copies and puts in order.
   *
   * @throws IllegalArgumentException if a language is not written like {@code en} or {@code ar-EG}
   */
  public Annotation {
    Map<String, String> texts = new LinkedHashMap<>(comments);
    texts.values().removeIf(String::isBlank);
    for (String language : texts.keySet()) {
      if (!isLanguage(language)) {
        throw new IllegalArgumentException("a language is written as en or ar-EG");
      }
    }
    comments = Collections.unmodifiableMap(texts);
    glyphs = ordered(glyphs);
    arrows = ordered(arrows);
    squares = ordered(squares);
  }

  /** An annotation that is a comment. */
  public static Annotation comment(String language, String text) {
    return NONE.withComment(language, text);
  }

  /** Whether a text has the form of a language code. */
  public static boolean isLanguage(String text) {
    return LANGUAGE.matcher(text).matches();
  }

  /** Whether nothing is remarked. */
  public boolean isEmpty() {
    return comments.isEmpty() && glyphs.isEmpty() && arrows.isEmpty() && squares.isEmpty();
  }

  /** The comment in a language, if there is one. */
  public Optional<String> comment(String language) {
    return Optional.ofNullable(comments.get(language));
  }

  /** The same with the comment in a language set, or removed if the text is blank. */
  public Annotation withComment(String language, String text) {
    Map<String, String> changed = new LinkedHashMap<>(comments);
    changed.put(language, text);
    return new Annotation(changed, glyphs, arrows, squares);
  }

  /** The same with a glyph, which takes the place of another of the move or of the position. */
  public Annotation with(Glyph glyph) {
    boolean alone = glyph.family() != Glyph.Family.OBSERVATION;
    return withGlyphs(replaced(glyphs, glyph, old -> alone && old.family() == glyph.family()));
  }

  /** The same without a glyph. */
  public Annotation without(Glyph glyph) {
    return withGlyphs(glyphs.stream().filter(g -> !g.equals(glyph)).toList());
  }

  /** The same with other glyphs. */
  public Annotation withGlyphs(Collection<Glyph> value) {
    return new Annotation(comments, List.copyOf(value), arrows, squares);
  }

  /** The same with an arrow, which takes the place of another between the same squares. */
  public Annotation with(Arrow arrow) {
    return new Annotation(
        comments,
        glyphs,
        replaced(arrows, arrow, a -> a.from() == arrow.from() && a.to() == arrow.to()),
        squares);
  }

  /** The same without an arrow. */
  public Annotation without(Arrow arrow) {
    List<Arrow> rest = arrows.stream().filter(a -> !a.equals(arrow)).toList();
    return new Annotation(comments, glyphs, rest, squares);
  }

  /** The same with a marked square, which takes the place of another mark there. */
  public Annotation with(MarkedSquare mark) {
    return new Annotation(
        comments, glyphs, arrows, replaced(squares, mark, m -> m.square() == mark.square()));
  }

  /** The same without a marked square. */
  public Annotation without(MarkedSquare mark) {
    List<MarkedSquare> rest = squares.stream().filter(m -> !m.equals(mark)).toList();
    return new Annotation(comments, glyphs, arrows, rest);
  }

  /** The same without arrows and marked squares. */
  public Annotation withoutShapes() {
    return new Annotation(comments, glyphs, List.of(), List.of());
  }

  private static <T extends Comparable<T>> List<T> ordered(Collection<T> things) {
    return things.stream().distinct().sorted().toList();
  }

  private static <T> List<T> replaced(List<T> old, T fresh, Predicate<T> goes) {
    return new ArrayList<>(
        Stream.concat(old.stream().filter(goes.negate()), Stream.of(fresh)).toList());
  }
}
