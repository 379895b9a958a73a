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
 * Annotations of a position and of the move that led to it. Immutable; equal if all parts are
 * equal, in whatever order they were given.
 *
 * @param comments comments by language code such as {@code en}; blank ones are dropped
 * @param glyphs glyphs in the order of their numbers, without duplicates
 * @param arrows arrows in the order of their squares, without duplicates
 * @param squares marked squares in order, without duplicates
 */
public record Annotation(
    Map<String, String> comments,
    List<Glyph> glyphs,
    List<Arrow> arrows,
    List<MarkedSquare> squares) {
  /** No annotation. */
  public static final Annotation NONE = new Annotation(Map.of(), List.of(), List.of(), List.of());

  private static final Pattern LANGUAGE = Pattern.compile("[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*");

  /**
   * Copies and sorts.
   *
   * @throws IllegalArgumentException if a language code does not have the form {@code en} or {@code
   *     ar-EG}
   */
  public Annotation {
    Map<String, String> texts = new LinkedHashMap<>(comments);
    texts.values().removeIf(String::isBlank);
    for (String language : texts.keySet()) {
      if (!isLanguage(language)) {
        throw new IllegalArgumentException(
            "invalid language code; expected, for example, en or ar-EG");
      }
    }
    comments = Collections.unmodifiableMap(texts);
    glyphs = ordered(glyphs);
    arrows = ordered(arrows);
    squares = ordered(squares);
  }

  /** Returns an annotation that consists of a comment. */
  public static Annotation comment(String language, String text) {
    return NONE.withComment(language, text);
  }

  /** Returns whether a text has the form of a language code. */
  public static boolean isLanguage(String text) {
    return LANGUAGE.matcher(text).matches();
  }

  /** Returns whether there is no annotation. */
  public boolean isEmpty() {
    return comments.isEmpty() && glyphs.isEmpty() && arrows.isEmpty() && squares.isEmpty();
  }

  /** Returns the comment in a language. */
  public Optional<String> comment(String language) {
    return Optional.ofNullable(comments.get(language));
  }

  /** Returns a copy with the comment in a language set, or removed if the text is blank. */
  public Annotation withComment(String language, String text) {
    Map<String, String> changed = new LinkedHashMap<>(comments);
    changed.put(language, text);
    return new Annotation(changed, glyphs, arrows, squares);
  }

  /**
   * Returns a copy with a glyph added. It replaces another glyph of its family, except for
   * observations.
   */
  public Annotation with(Glyph glyph) {
    boolean alone = glyph.family() != Glyph.Family.OBSERVATION;
    return withGlyphs(replaced(glyphs, glyph, old -> alone && old.family() == glyph.family()));
  }

  /** Returns a copy without a glyph. */
  public Annotation without(Glyph glyph) {
    return withGlyphs(glyphs.stream().filter(g -> !g.equals(glyph)).toList());
  }

  /** Returns a copy with the given glyphs. */
  public Annotation withGlyphs(Collection<Glyph> value) {
    return new Annotation(comments, List.copyOf(value), arrows, squares);
  }

  /** Returns a copy with an arrow added. It replaces another arrow between the same squares. */
  public Annotation with(Arrow arrow) {
    return new Annotation(
        comments,
        glyphs,
        replaced(arrows, arrow, a -> a.from() == arrow.from() && a.to() == arrow.to()),
        squares);
  }

  /** Returns a copy without an arrow. */
  public Annotation without(Arrow arrow) {
    List<Arrow> rest = arrows.stream().filter(a -> !a.equals(arrow)).toList();
    return new Annotation(comments, glyphs, rest, squares);
  }

  /** Returns a copy with a marked square added. It replaces another mark on that square. */
  public Annotation with(MarkedSquare mark) {
    return new Annotation(
        comments, glyphs, arrows, replaced(squares, mark, m -> m.square() == mark.square()));
  }

  /** Returns a copy without a marked square. */
  public Annotation without(MarkedSquare mark) {
    List<MarkedSquare> rest = squares.stream().filter(m -> !m.equals(mark)).toList();
    return new Annotation(comments, glyphs, arrows, rest);
  }

  /** Returns a copy without arrows and marked squares. */
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
