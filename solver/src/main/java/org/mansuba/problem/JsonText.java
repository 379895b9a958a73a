package org.mansuba.problem;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.mansuba.notation.Excerpt;
import tools.jackson.core.ErrorReportConfiguration;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Parses JSON token by token; this starts much faster than an object mapper. Errors name line and
 * column.
 */
final class JsonText {
  /** The maximum nesting depth of objects and arrays. */
  static final int DEEPEST = 1000;

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(DEEPEST)
                  .maxNameLength(10_000)
                  .maxNumberLength(1_000)
                  .build())
          .errorReportConfiguration(
              ErrorReportConfiguration.builder().maxErrorTokenLength(Excerpt.LIMIT).build())
          .build();

  private final JsonParser parser;
  private final String name;

  private JsonText(JsonParser parser, String name) {
    this.parser = parser;
    this.name = name;
  }

  /**
   * Parses UTF-8, with or without a byte order mark.
   *
   * @param name the name of the text in messages
   */
  static JsonNode parse(byte[] bytes, String name) {
    String text;
    try {
      text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException _) {
      throw notText(name);
    }
    if (text.indexOf('\0') >= 0) {
      throw notText(name);
    }
    return parse(text.startsWith("\uFEFF") ? text.substring(1) : text, name);
  }

  /** Parses a text. */
  static JsonNode parse(String text, String name) {
    if (text.isBlank()) {
      throw new ProblemException(
          name + " is empty; a problem file needs at least {\"fen\": \"...\"}");
    }
    try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
      return new JsonText(parser, name).document();
    }
  }

  private JsonNode document() {
    try {
      parser.nextToken();
      JsonNode root = value();
      if (parser.nextToken() != null) {
        throw wrong(
            parser.currentTokenLocation(),
            "unexpected text after the JSON; a file holds one object or one array");
      }
      return root;
    } catch (StreamConstraintsException e) {
      throw wrong(
          parser.currentLocation(),
          e.getOriginalMessage().contains("depth")
              ? "objects and arrays are nested more than %d deep".formatted(DEEPEST)
              : "a name or number is too long");
    } catch (UnexpectedEndOfInputException _) {
      throw wrong(
          parser.currentLocation(),
          "unexpected end of file; a bracket or quotation mark is not closed");
    } catch (JacksonException e) {
      throw wrong(
          e.getLocation() == null ? parser.currentLocation() : e.getLocation(),
          "this is not JSON: " + sentence(e.getOriginalMessage()));
    }
  }

  private JsonNode value() {
    JsonToken token = parser.currentToken();
    return switch (token) {
      case START_OBJECT -> object();
      case START_ARRAY -> array();
      case VALUE_STRING -> NODES.stringNode(parser.getString());
      case VALUE_NUMBER_INT -> integer();
      case VALUE_NUMBER_FLOAT -> decimal();
      case VALUE_TRUE -> NODES.booleanNode(true);
      case VALUE_FALSE -> NODES.booleanNode(false);
      default -> NODES.nullNode();
    };
  }

  private JsonNode object() {
    ObjectNode object = NODES.objectNode();
    while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
      String field = parser.currentName();
      if (object.has(field)) {
        throw wrong(
            parser.currentTokenLocation(),
            "duplicate field %s in one object; keep one".formatted(Excerpt.of(field)));
      }
      parser.nextToken();
      object.set(field, value());
    }
    return object;
  }

  private JsonNode array() {
    ArrayNode array = NODES.arrayNode();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      array.add(value());
    }
    return array;
  }

  private JsonNode integer() {
    return switch (parser.getNumberType()) {
      case INT -> NODES.numberNode(parser.getIntValue());
      case LONG -> NODES.numberNode(parser.getLongValue());
      default -> NODES.numberNode(parser.getBigIntegerValue());
    };
  }

  private JsonNode decimal() {
    try {
      return NODES.numberNode(parser.getDecimalValue());
    } catch (NumberFormatException _) {
      throw wrong(parser.currentLocation(), "this is not JSON: a number is too large");
    }
  }

  private ProblemException wrong(TokenStreamLocation place, String what) {
    return new ProblemException(
        "%s, line %d, column %d: %s".formatted(name, place.getLineNr(), place.getColumnNr(), what));
  }

  private static ProblemException notText(String name) {
    return new ProblemException(
        name + " is not UTF-8 text, perhaps a binary file; a problem file is JSON in UTF-8");
  }

  private static String sentence(String message) {
    String line = message.lines().findFirst().orElse("");
    String plain = Excerpt.plain(line, 200);
    return plain.isEmpty()
        ? plain
        : plain.substring(0, 1).toLowerCase(Locale.ROOT) + plain.substring(1);
  }
}
