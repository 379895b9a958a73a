package org.mansuba.problem;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Descriptive texts of a problem, which do not affect its answer. Immutable; equal if all parts are
 * equal.
 *
 * @param title the title, possibly empty
 * @param source the source of the problem
 * @param comment comments by language code, for example {@code en}
 * @param keywords search keywords
 */
public record Info(
    String title, Source source, Map<String, String> comment, List<String> keywords) {
  /** No texts. */
  public static final Info NONE = new Info("", Source.UNKNOWN, Map.of(), List.of());

  /** Copies the collections. */
  public Info {
    comment = Collections.unmodifiableMap(new LinkedHashMap<>(comment));
    keywords = List.copyOf(keywords);
  }

  /** Returns a copy with another title. */
  public Info withTitle(String value) {
    return new Info(value, source, comment, keywords);
  }

  /** Returns a copy with another source. */
  public Info withSource(Source value) {
    return new Info(title, value, comment, keywords);
  }

  /** Returns a copy with the comment in one language replaced, or removed if empty. */
  public Info withComment(String language, String text) {
    Map<String, String> changed = new LinkedHashMap<>(comment);
    changed.put(language, text);
    changed.values().removeIf(String::isEmpty);
    return new Info(title, source, changed, keywords);
  }

  /** Returns a copy with other keywords. */
  public Info withKeywords(List<String> value) {
    return new Info(title, source, comment, value);
  }

  /** Returns all searchable texts. */
  List<String> texts() {
    List<String> texts = new ArrayList<>(List.of(title, source.work(), source.number()));
    texts.addAll(List.of(source.author(), source.date()));
    texts.addAll(comment.values());
    texts.addAll(keywords);
    return texts;
  }
}
