package org.mansuba.cli.output;

import java.io.PrintStream;
import java.io.StringWriter;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.mansuba.problem.BidiEscapes;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Prints answers as JSON, one object per line. */
public final class JsonLine {
  private static final JsonFactory FACTORY = new JsonFactory();

  private JsonLine() {}

  /**
   * Prints an object.
   *
   * @param fields writes the fields of the object
   */
  public static void print(PrintStream out, Consumer<JsonGenerator> fields) {
    out.println(write(fields));
  }

  /**
   * Returns an object as one line, without a line feed.
   *
   * @param fields writes the fields of the object
   */
  public static String write(Consumer<JsonGenerator> fields) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
      json.writeStartObject();
      fields.accept(json);
      json.writeEndObject();
    }
    return BidiEscapes.in(text.toString());
  }

  /** Writes a text field; null if the text is empty. */
  public static void text(JsonGenerator json, String name, String value) {
    if (value.isEmpty()) {
      json.writeNullProperty(name);
    } else {
      json.writeStringProperty(name, value);
    }
  }

  /** Writes a number field; null if empty. */
  public static void number(JsonGenerator json, String name, OptionalInt value) {
    if (value.isPresent()) {
      json.writeNumberProperty(name, value.getAsInt());
    } else {
      json.writeNullProperty(name);
    }
  }

  /** Writes an array field with the text of each element. */
  public static void list(JsonGenerator json, String name, List<?> values) {
    json.writeArrayPropertyStart(name);
    values.forEach(v -> json.writeString(v.toString()));
    json.writeEndArray();
  }
}
