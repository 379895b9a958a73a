package org.mansuba.problem;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.mansuba.notation.Excerpt;
import org.mansuba.score.Annotation;
import org.mansuba.score.Arrow;
import org.mansuba.score.Glyph;
import org.mansuba.score.MarkedSquare;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads and writes annotations as fields of an object: {@code comment}, {@code glyphs}, {@code
 * arrows} and {@code squares}.
 */
final class AnnotationJson {
  /** The fields of an annotation. */
  static final List<String> FIELDS = List.of("comment", "glyphs", "arrows", "squares");

  private AnnotationJson() {}

  /** Returns the annotation in the fields of an object. */
  static Annotation read(JsonField object) {
    List<Glyph> glyphs =
        items(object, "glyphs", "[1]").stream()
            .map(f -> new Glyph(f.whole(1, Glyph.GREATEST)))
            .toList();
    return new Annotation(
        object.get("comment").map(AnnotationJson::comments).orElse(Map.of()),
        glyphs,
        drawn(object, "arrows", Arrow::parse, "green c4e5"),
        drawn(object, "squares", MarkedSquare::parse, "green e5"));
  }

  /** Sets the fields of an object; empty parts get no field. */
  static void write(Annotation annotation, ObjectNode object) {
    FIELDS.forEach(object::remove);
    if (!annotation.comments().isEmpty()) {
      ObjectNode comments = object.putObject("comment");
      annotation.comments().forEach(comments::put);
    }
    if (!annotation.glyphs().isEmpty()) {
      ArrayNode glyphs = object.putArray("glyphs");
      annotation.glyphs().forEach(g -> glyphs.add(g.number()));
    }
    writeTexts(object, "arrows", annotation.arrows());
    writeTexts(object, "squares", annotation.squares());
  }

  private static Map<String, String> comments(JsonField field) {
    Map<String, String> comments = new LinkedHashMap<>();
    field
        .fields("{\"en\": \"...\"}")
        .forEach(
            (language, text) -> {
              if (!Annotation.isLanguage(language)) {
                throw field.wrong(
                    "has the invalid language code %s; expected, for example, en or ar-EG"
                        .formatted(Excerpt.of(language)));
              }
              comments.put(language, text.text());
            });
    return comments;
  }

  private static <T> List<T> drawn(
      JsonField object, String name, Function<String, Optional<T>> parse, String example) {
    return items(object, name, "[\"" + example + "\"]").stream()
        .map(
            f ->
                parse
                    .apply(f.text())
                    .orElseThrow(
                        () ->
                            f.isButMustBe(
                                "a colour (green, red, yellow or blue) and its squares, as in "
                                    + example)))
        .toList();
  }

  private static List<JsonField> items(JsonField object, String name, String shape) {
    return object.get(name).map(f -> f.items(shape)).orElse(List.of());
  }

  private static void writeTexts(ObjectNode object, String name, List<?> things) {
    if (!things.isEmpty()) {
      ArrayNode array = object.putArray(name);
      things.forEach(thing -> array.add(thing.toString()));
    }
  }
}
