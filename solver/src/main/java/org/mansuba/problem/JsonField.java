package org.mansuba.problem;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.mansuba.notation.Excerpt;
import tools.jackson.databind.JsonNode;

/**
 * A value in a problem file with its path, so that messages can name it.
 *
 * @param file the name of the file in messages
 * @param path the path from the root, for example {@code published.lines[0].moves}; empty at the
 *     root
 * @param node the value
 */
record JsonField(String file, String path, JsonNode node) {
  /** Returns the field with a name; empty if it is missing. */
  Optional<JsonField> get(String name) {
    return Optional.ofNullable(node.get(name)).map(value -> new JsonField(file, sub(name), value));
  }

  /** Returns this value as an object. */
  JsonField object(String shape) {
    if (!node.isObject()) {
      throw isButMustBe("an object, as in " + shape);
    }
    return this;
  }

  /** Returns this value as text. */
  String text() {
    if (!node.isString()) {
      throw isButMustBe("text in quotation marks");
    }
    String text = node.stringValue();
    if (text.chars().anyMatch(c -> Character.isISOControl(c) && !Character.isWhitespace(c))) {
      throw wrong("has a control character; remove it");
    }
    return text;
  }

  /** Returns this value as an integer in a range. */
  int whole(int least, int greatest) {
    boolean fits = node.isInt() && node.intValue() >= least && node.intValue() <= greatest;
    if (!fits) {
      throw isButMustBe("a whole number from %d to %d".formatted(least, greatest));
    }
    return node.intValue();
  }

  /** Returns this value as a boolean. */
  boolean truth() {
    if (!node.isBoolean()) {
      throw isButMustBe("true or false");
    }
    return node.booleanValue();
  }

  /** Returns the elements of this array. */
  List<JsonField> items(String shape) {
    if (!node.isArray()) {
      throw isButMustBe("an array, as in " + shape);
    }
    List<JsonField> items = new ArrayList<>();
    for (JsonNode item : node) {
      items.add(new JsonField(file, path + "[" + items.size() + "]", item));
    }
    return items;
  }

  /** Returns the texts of this array. */
  List<String> texts(String shape) {
    return items(shape).stream().map(JsonField::text).toList();
  }

  /** Returns the fields of this object by name, in order. */
  Map<String, JsonField> fields(String shape) {
    object(shape);
    Map<String, JsonField> fields = new LinkedHashMap<>();
    node.properties()
        .forEach(e -> fields.put(e.getKey(), new JsonField(file, sub(e.getKey()), e.getValue())));
    return fields;
  }

  /** Returns the text of a field of this object; empty if it is missing. */
  String textOf(String name) {
    return get(name).map(JsonField::text).orElse("");
  }

  /** Returns an exception that says what this value is and what is expected. */
  ProblemException isButMustBe(String right) {
    return wrong("is %s; it must be %s".formatted(describe(), right));
  }

  /** Returns an exception with a message that starts with the file and this field. */
  ProblemException wrong(String what) {
    return new ProblemException(
        path.isEmpty()
            ? "%s: the file %s".formatted(file, what)
            : "%s: %s %s".formatted(file, path, what));
  }

  private String sub(String name) {
    String plain = Excerpt.plain(name, Excerpt.LIMIT);
    return path.isEmpty() ? plain : path + "." + plain;
  }

  private String describe() {
    return switch (node.getNodeType()) {
      case OBJECT -> "an object";
      case ARRAY -> "an array";
      case STRING -> Excerpt.of(node.stringValue());
      case NULL -> "null";
      default -> Excerpt.plain(node.asString(), Excerpt.LIMIT);
    };
  }
}
