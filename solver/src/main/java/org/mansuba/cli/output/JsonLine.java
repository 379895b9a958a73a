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

/** Prints answers for other programs: one JSON object a line. */
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
   * An object in one line, without the line's end.
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

  /** Writes a field with a text, null where the text is empty. */
  public static void text(JsonGenerator json, String name, String value) {
    if (value.isEmpty()) {
      json.writeNullProperty(name);
    } else {
      json.writeStringProperty(name, value);
    }
  }

  /** Writes a field with a number, null where there is none. */
  public static void number(JsonGenerator json, String name, OptionalInt value) {
    if (value.isPresent()) {
      json.writeNumberProperty(name, value.getAsInt());
    } else {
      json.writeNullProperty(name);
    }
  }

  /** Writes a field with a list, each element by its text. */
  public static void list(JsonGenerator json, String name, List<?> values) {
    json.writeArrayPropertyStart(name);
    values.forEach(v -> json.writeString(v.toString()));
    json.writeEndArray();
  }
}
